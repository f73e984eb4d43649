import { createContext, useContext } from 'react';
import type { RouteNode } from '@/lib/router/route';
import type { Tab } from '@/lib/router/tabs';

export interface OpenPage {
  route: RouteNode | undefined;
  tab: Tab | undefined;
  tabs: readonly Tab[];
}

export const OpenPageContext = createContext<OpenPage>({ route: undefined, tab: undefined, tabs: [] });

/** The page that the frame is rendered for, and all open ones. Only what asks for them is rendered when another is opened. */
export const useOpenPage = (): OpenPage => useContext(OpenPageContext);
