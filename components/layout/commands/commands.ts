import {
  Bug,
  Download,
  Eye,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  KeyRound,
  Maximize,
  PackagePlus,
  Palette,
  RotateCw,
  Search,
  SunMoon,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import type { useTranslations } from 'next-intl';
import { switchLanguage } from '@/components/ui/language/switch-language';
import { offers } from '@/lib/auth/permission';
import { localeName, type Locale } from '@/lib/i18n/locales';
import { LOCALE_CODES } from '@/messages/list';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { walk } from '@/lib/router/route';
import { currentBuyerSubject, showBuyerView } from '@/lib/state/buyer-view';
import type { ShortcutName } from '@/lib/state/shortcuts';
import { keepInTheme, type Theme } from '@/lib/state/theme';
import { canFullscreen } from '@/lib/util/browser/fullscreen';
import { openThemeDrawer } from '@/lib/state/theme-drawer';
import type { FrameData } from '../frame-context';
import { askToLogOut } from '../logout/ask-logout';
import { openOverlay } from '../overlay';
import { switchFullscreen } from '../header/switch-fullscreen';

export interface CommandContext {
  t: ReturnType<typeof useTranslations<'layout'>>;
  theme: Theme;
  frame: FrameData;
  locale: Locale;
  fullscreen: boolean;
  /** Captured errors, counting repetitions. */
  errors: number;
  reload: () => void;
}

export interface Command {
  key: string;
  icon: LucideIcon;
  label: (context: CommandContext) => string;
  /** Whether this session, deployment and theme offer it. */
  isOn: (context: CommandContext) => boolean;
  run: (context: CommandContext) => void;
  shortcut?: ShortcutName;
  /** In which part of the user menu it is. */
  ofUser?: 'settings' | 'account';
  /** It changes something on the platform: a preview disables it with the reason. */
  writes?: boolean;
}

const always = () => true;
/** Reads the document because the theme's scheme may follow the system's. */
const isDark = () => document.documentElement.dataset.scheme === 'dark';
const hasProducts = ({ frame }: CommandContext) =>
  [...walk(frame.routes)].some(({ screen }) => screen === 'productList');
const mayEditProducts = (context: CommandContext) =>
  hasProducts(context) && offers(context.frame.rights, ['product:edit']);
const isIn = ({ frame }: CommandContext) => !frame.guest;

const nextLocale = (locale: Locale) => LOCALE_CODES[(LOCALE_CODES.indexOf(locale) + 1) % LOCALE_CODES.length]!;

/**
 * The palette, the user menu and the list of shortcuts are made from this table. It is loaded when one of them is first
 * opened, so that the frame does not wait for it. A new command is an entry here.
 */
export const COMMANDS: readonly Command[] = [
  {
    key: 'search',
    icon: Search,
    label: ({ t }) => t('header.search'),
    isOn: ({ theme }) => theme.showSearch,
    run: () => openOverlay('search'),
    shortcut: 'search',
  },
  {
    key: 'newProduct',
    icon: PackagePlus,
    label: ({ t }) => t('command.newProduct'),
    isOn: mayEditProducts,
    run: () => navigate(paths.productForm()),
    writes: true,
  },
  {
    key: 'importProducts',
    icon: Upload,
    label: ({ t }) => t('command.importProducts'),
    isOn: mayEditProducts,
    run: () => navigate(paths.productList({ dialog: 'import' })),
    writes: true,
  },
  {
    key: 'exportProducts',
    icon: Download,
    label: ({ t }) => t('command.exportProducts'),
    isOn: hasProducts,
    run: () => navigate(paths.productList({ dialog: 'export' })),
  },
  {
    key: 'buyerView',
    icon: Eye,
    label: ({ t }) => t('command.buyerView'),
    isOn: isIn,
    run: () => showBuyerView(currentBuyerSubject()),
  },
  {
    key: 'refresh',
    icon: RotateCw,
    label: ({ t }) => t('header.refresh'),
    isOn: ({ theme }) => theme.showRefresh,
    run: ({ reload }) => reload(),
  },
  {
    key: 'fullscreen',
    icon: Maximize,
    label: ({ t, fullscreen }) => t(fullscreen ? 'header.exitFullscreen' : 'header.fullscreen'),
    isOn: ({ theme }) => theme.showFullScreen && canFullscreen(),
    run: ({ t }) => switchFullscreen(t),
  },
  {
    key: 'language',
    icon: Languages,
    label: ({ t, locale }) => t('command.language', { name: localeName(nextLocale(locale)) }),
    isOn: ({ theme }) => theme.showLanguage,
    run: ({ locale }) => void switchLanguage(nextLocale(locale)),
    ofUser: 'settings',
  },
  {
    key: 'theme',
    icon: Palette,
    label: ({ t }) => t('header.theme'),
    isOn: ({ theme }) => theme.showTheme,
    run: openThemeDrawer,
  },
  {
    key: 'scheme',
    icon: SunMoon,
    label: ({ t }) => t(isDark() ? 'command.light' : 'command.dark'),
    isOn: ({ theme }) => theme.showTheme,
    run: () => keepInTheme({ scheme: isDark() ? 'light' : 'dark' }),
    ofUser: 'settings',
  },
  {
    key: 'errors',
    icon: Bug,
    label: ({ t, errors }) => t('header.errors', { count: errors }),
    isOn: ({ errors }) => errors > 0,
    run: () => openOverlay('errors'),
  },
  {
    key: 'shortcuts',
    icon: Keyboard,
    label: ({ t }) => t('command.shortcuts'),
    isOn: always,
    run: () => openOverlay('shortcuts'),
    shortcut: 'help',
    ofUser: 'settings',
  },
  {
    key: 'password',
    icon: KeyRound,
    label: ({ t }) => t('user.password'),
    isOn: isIn,
    run: () => openOverlay('password'),
    ofUser: 'account',
  },
  {
    key: 'logout',
    icon: LogOut,
    label: ({ t }) => t('user.logout'),
    isOn: isIn,
    run: ({ frame }) => askToLogOut(frame.leave),
    ofUser: 'account',
  },
  {
    key: 'login',
    icon: LogIn,
    label: ({ t }) => t('user.login'),
    isOn: ({ frame }) => frame.guest,
    run: () => navigate(paths.login()),
    ofUser: 'account',
  },
];
