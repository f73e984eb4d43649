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
 * Dialogs, drawers and menus open inside #stage, beside the app and not beside the messages: what a modal hides from
 * assistive technology are its siblings, and a message must be heard while one is open.
 */
const stage = () => document.getElementById('stage');

type Style = Parameters<typeof css>[1];

/** Overrides as text, made once: as objects they would be made into text again for each element at each render. */
function prepared(components: Components<Theme>): Components<Theme> {
  const parts = Object.entries(components as Record<string, { styleOverrides?: Record<string, Style> }>);
  return Object.fromEntries(
    parts.map(([name, part]) => {
      const slots = Object.entries(part.styleOverrides ?? {}).map(([slot, style]) => [slot, css(style)]);
      return [name, { ...part, ...(slots.length > 0 && { styleOverrides: Object.fromEntries(slots) }) }];
    }),
  );
}

/** The theme of the frame and everything in it: one override file per family of parts. */
export const appTheme: Theme = createTheme({
  ...themeOptions,
  // Parts, the theme's changes to them, own styled parts and sx each in a layer of their own (layers.ts).
  modularCssLayers: true,
  // What MUI animates by script, such as the row of tabs, does not move under prefers-reduced-motion.
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
    // A popover names a container of its own to its modal.
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
