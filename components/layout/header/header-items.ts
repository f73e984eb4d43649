import type { ComponentType } from 'react';
import { getConfig } from '@/lib/config/config';
import type { Theme } from '@/lib/state/theme';
import { DemoMark } from './DemoMark';
import { ErrorButton } from '../errors/ErrorButton';
import { FullscreenButton } from './FullscreenButton';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { NoticeButton } from '../notices/NoticeButton';
import { RefreshButton } from './RefreshButton';
import { SearchButton } from '../search/SearchButton';
import { ThemeButton } from '../theme/ThemeButton';

export interface HeaderItemProps {
  reload: () => void;
}

export interface HeaderItem {
  key: string;
  isOn: (theme: Theme) => boolean;
  needsSession?: boolean;
  onPhone: boolean;
  Item: ComponentType<HeaderItemProps>;
}

/** From left to right. A new item is an entry here. */
export const HEADER_ITEMS: readonly HeaderItem[] = [
  { key: 'demo', isOn: () => getConfig().demo, onPhone: true, Item: DemoMark },
  { key: 'search', isOn: (theme) => theme.showSearch, onPhone: true, Item: SearchButton },
  { key: 'errors', isOn: () => true, onPhone: true, Item: ErrorButton },
  { key: 'language', isOn: (theme) => theme.showLanguage, onPhone: true, Item: LanguageMenu },
  { key: 'refresh', isOn: (theme) => theme.showRefresh, onPhone: false, Item: RefreshButton },
  { key: 'theme', isOn: (theme) => theme.showTheme, onPhone: false, Item: ThemeButton },
  { key: 'fullscreen', isOn: (theme) => theme.showFullScreen, onPhone: false, Item: FullscreenButton },
  { key: 'notice', isOn: (theme) => theme.showNotice, needsSession: true, onPhone: true, Item: NoticeButton },
];
