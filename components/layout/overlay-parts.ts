import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import type { Lazy } from '@/components/ui/loading/lazy-part';
import type { Overlay, OverlayProps } from './overlay';

/** Code and texts of each are loaded when it is first opened. */
export const OVERLAYS: Record<Overlay, Lazy<OverlayProps>> = {
  search: lazyWithTexts(() => import('./search/SearchPalette').then((module) => module.SearchPalette), ['search']),
  errors: lazyWithTexts(() => import('./errors/ErrorDialog').then((module) => module.ErrorDialog), ['account']),
  password: lazyWithTexts(
    () => import('./password/PasswordDialog').then((module) => module.PasswordDialog),
    ['account', 'form'],
  ),
  shortcuts: lazyWithTexts(
    () => import('./commands/ShortcutDialog').then((module) => module.ShortcutDialog),
    ['search'],
  ),
  logout: lazyWithTexts(
    () => import('./logout/LogoutDialog').then((module) => module.LogoutDialog),
    ['account', 'work'],
  ),
};
