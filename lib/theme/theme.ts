import { createTheme, css, type Components, type Theme } from '@mui/material/styles';
import { themeOptions } from './base-theme';
import * as button from './components/button';
import * as choice from './components/choice';
import * as data from './components/data';
import * as field from './components/field';
import * as overlay from './components/overlay';
import * as surface from './components/surface';
import './augmentation';

/**
 * Dialogs, drawers and menus are mounted inside #stage: a modal hides its siblings from assistive technology, and
 * messages, which are outside, must be announced while one is open.
 */
const stage = () => document.getElementById('stage');

type Style = Parameters<typeof css>[1];

/** Overrides are serialised once: as objects they would be serialised for each element at each render. */
function prepared(components: Components<Theme>): Components<Theme> {
  const parts = Object.entries(components as Record<string, { styleOverrides?: Record<string, Style> }>);
  return Object.fromEntries(
    parts.map(([name, part]) => {
      const slots = Object.entries(part.styleOverrides ?? {}).map(([slot, style]) => [slot, css(style)]);
      return [name, { ...part, ...(slots.length > 0 && { styleOverrides: Object.fromEntries(slots) }) }];
    }),
  );
}

/** The theme of the frame and everything in it, with one file of overrides per family of components. */
export const appTheme: Theme = createTheme({
  ...themeOptions,
  // MUI's components, the theme's overrides, own styled components and sx are each in a cascade layer of their own
  // (layers.ts).
  modularCssLayers: true,
  // Scripted animations of MUI, such as that of tabs, stop under prefers-reduced-motion.
  motion: { reducedMotion: 'system' },
  components: prepared({
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: button.button,
    MuiIconButton: button.iconButton,
    MuiModal: { defaultProps: { container: stage } },
    MuiToggleButtonGroup: button.toggleButtonGroup,
    MuiOutlinedInput: field.outlinedInput,
    MuiInputAdornment: field.inputAdornment,
    MuiFormControl: field.formControl,
    MuiInputLabel: field.inputLabel,
    MuiFormLabel: field.formLabel,
    MuiFormHelperText: field.formHelperText,
    MuiSelect: field.select,
    MuiCheckbox: choice.checkbox,
    MuiRadio: choice.radio,
    MuiFormControlLabel: choice.formControlLabel,
    MuiSwitch: choice.switchControl,
    MuiPaper: overlay.paper,
    MuiBackdrop: overlay.backdrop,
    // A popover passes its own container to its modal, which overrides the default of modals.
    MuiPopover: { ...overlay.popover, defaultProps: { ...overlay.popover.defaultProps, container: stage } },
    MuiList: overlay.menuList,
    MuiMenuItem: overlay.menuItem,
    MuiDialog: overlay.dialog,
    MuiDialogTitle: overlay.dialogTitle,
    MuiDialogContent: overlay.dialogContent,
    MuiDialogActions: overlay.dialogActions,
    MuiDrawer: overlay.drawer,
    MuiAutocomplete: overlay.autocomplete,
    MuiTableCell: data.tableCell,
    MuiTableRow: data.tableRow,
    MuiTabs: data.tabs,
    MuiTab: data.tab,
    MuiChip: data.chip,
    MuiPaginationItem: data.pagination,
    MuiSkeleton: data.skeleton,
    MuiAvatar: data.avatar,
    MuiBadge: data.badge,
    MuiCard: surface.card,
    MuiAlert: surface.alert,
    MuiAlertTitle: surface.alertTitle,
    MuiAppBar: surface.appBar,
    MuiToolbar: surface.toolbar,
    MuiBreadcrumbs: surface.breadcrumbs,
    MuiLink: surface.link,
    MuiDivider: surface.divider,
    MuiListItemButton: surface.listItemButton,
    MuiLinearProgress: surface.linearProgress,
    MuiAccordion: surface.accordion,
  }),
});
