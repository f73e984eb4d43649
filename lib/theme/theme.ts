import { createTheme, css, type Components, type Theme } from '@mui/material/styles';
import { themeOptions } from './theme-options';
import * as data from './components/data';
import * as overlay from './components/overlay';
import * as surface from './components/surface';
import './augmentation';

/**
 * Dialogs, drawers and menus are mounted inside #stage: a modal hides its siblings from assistive technology, and
 * messages, which are outside, must be announced while one is open.
 */
const stage = () => document.getElementById('stage');

type Style = Parameters<typeof css>[1];

/** Serialised once, by the first component that has them: most are not on the first screen. */
function serialised(styles: Record<string, Style>): Record<string, Style> {
  const known = new Map<string, Style>();
  const slots: Record<string, Style> = {};
  for (const [slot, style] of Object.entries(styles))
    Object.defineProperty(slots, slot, {
      enumerable: true,
      get: () => {
        if (!known.has(slot)) known.set(slot, css(style));
        return known.get(slot);
      },
    });
  return slots;
}

/** As objects, overrides would be serialised for each element at each render. */
function prepared(components: Components<Theme>): Components<Theme> {
  const parts = Object.entries(components as Record<string, { styleOverrides?: Record<string, Style> }>);
  return Object.fromEntries(
    parts.map(([name, { styleOverrides, ...part }]) => [
      name,
      { ...part, ...(styleOverrides && { styleOverrides: serialised(styleOverrides) }) },
    ]),
  );
}

const components = prepared({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiModal: { defaultProps: { container: stage } },
  MuiPaper: overlay.paper,
  MuiBackdrop: overlay.backdrop,
  // A popover passes its own container to its modal, which overrides the default of modals.
  MuiPopover: { ...overlay.popover, defaultProps: { ...overlay.popover.defaultProps, container: stage } },
  MuiList: overlay.menuList,
  MuiMenuItem: overlay.menuItem,
  MuiDialog: overlay.dialog,
  MuiDialogTitle: overlay.dialogTitle,
  MuiDrawer: overlay.drawer,
  MuiAvatar: data.avatar,
  MuiAppBar: surface.appBar,
  MuiToolbar: surface.toolbar,
  MuiBreadcrumbs: surface.breadcrumbs,
  MuiDivider: surface.divider,
});

const made = createTheme({
  ...themeOptions,
  // MUI's components, the theme's overrides, own styled components and sx are each in a cascade layer of their own
  // (layers.ts).
  modularCssLayers: true,
  // Scripted animations of MUI stop under prefers-reduced-motion.
  motion: { reducedMotion: 'system' },
});

/**
 * The theme of the frame and everything in it, with one file of overrides per family of components. They are added here:
 * given to createTheme, all of them would be copied, and so serialised. Its variables are without the values that MUI
 * repeats at each use, as those of MUI's own provider (components/ui/Styles.tsx).
 */
export const appTheme: Theme = Object.assign(made, { components, vars: made.generateThemeVars() });
appTheme.spacing = appTheme.generateSpacing();
