import { useEffect } from 'react';
import { documentTitle } from '@/lib/i18n/document-title';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { RouteNode } from '@/lib/router/route';
import { useAppTitle } from './app-title';

/** The window's title follows the page and the language. */
export function useDocumentTitle(route: RouteNode | undefined): void {
  const titleOf = useRouteTitle();
  const app = useAppTitle();
  const title = documentTitle(route ? titleOf(route.meta.title) : '', app);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
