import type { ComponentType } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { getConfig } from '@/lib/config/config';
import type { Theme } from '@/lib/state/theme';
import { canFullscreen } from '@/lib/util/browser/fullscreen';
import { ErrorButton } from '../errors/ErrorButton';
import { FullscreenButton } from './FullscreenButton';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { NoticeButton } from '../notices/NoticeButton';
import { RefreshButton } from './RefreshButton';
import { SearchButton } from '../search/SearchButton';
import { ThemeButton } from '../theme/ThemeButton';
import { WorkButton } from '../work/WorkButton';

/** A real deployment never loads it. */
const DemoMark = lazyPart(() => import('./DemoMark').then((module) => module.DemoMark));
const OpenPagesButton = lazyPart(() => import('../phone').then((module) => module.OpenPagesButton));

export interface HeaderItem {
  key: string;
  isOn: (theme: Theme) => boolean;
  needsSession?: boolean;
  /**
   * Below 992 px: whether it stays in the header, at any width, only on wider ones than a `phone`, or unless the tray of
   * long work needs its room on a `narrow` one; else the user menu has it. The page's title must stay readable.
   */
  onPhone: boolean | 'phone' | 'narrow';
  /** Above 992 px something else has it. */
  onDesk?: boolean;
  Item: ComponentType;
}

/** From left to right. A new item is an entry here. */
export const HEADER_ITEMS: readonly HeaderItem[] = [
  { key: 'demo', isOn: () => getConfig().demo, onPhone: 'phone', Item: DemoMark },
  { key: 'search', isOn: (theme) => theme.showSearch, onPhone: 'narrow', Item: SearchButton },
  { key: 'work', isOn: () => true, needsSession: true, onPhone: true, Item: WorkButton },
  { key: 'errors', isOn: () => true, onPhone: 'phone', Item: ErrorButton },
  { key: 'language', isOn: (theme) => theme.showLanguage, onPhone: 'phone', Item: LanguageMenu },
  { key: 'refresh', isOn: (theme) => theme.showRefresh, onPhone: false, Item: RefreshButton },
  { key: 'theme', isOn: (theme) => theme.showTheme, onPhone: false, Item: ThemeButton },
  {
    key: 'fullscreen',
    isOn: (theme) => theme.showFullScreen && canFullscreen(),
    onPhone: false,
    Item: FullscreenButton,
  },
  { key: 'pages', isOn: (theme) => theme.showTabs, onPhone: true, onDesk: false, Item: OpenPagesButton },
  { key: 'notice', isOn: (theme) => theme.showNotice, needsSession: true, onPhone: true, Item: NoticeButton },
];
