import MuiTabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const foot = {
  content: '""',
  position: 'absolute',
  bottom: 0,
  width: 9,
  height: 9,
  background: 'radial-gradient(circle at 0 0, transparent 8.5px, var(--tabs-bar-active-bg) 9px)',
} as const;

/** The active tab is marked by MUI's indicator, which slides behind the tabs (board: Tabs). */
const mark = {
  zIndex: 0,
  transition: 'left 180ms var(--ease-out), width 180ms var(--ease-out)',
  background: 'var(--tabs-bar-active-bg)',
} as const;

/** A filled tab with curved feet on the hairline. */
const smooth = {
  '& .MuiTabs-indicator': {
    ...mark,
    height: '2.0625rem',
    borderRadius: 'var(--radius-control) var(--radius-control) 0 0',
    '&::before': { ...foot, left: -9 },
    '&::after': { ...foot, right: -9, transform: 'scaleX(-1)' },
  },
  '& .MuiTab-root': {
    height: '2.0625rem',
    marginRight: 2,
    padding: '0 14px 0 16px',
    borderRadius: 'var(--radius-control) var(--radius-control) 0 0',
  },
} as const;

const card = {
  '& .MuiTabs-scroller': { alignItems: 'center' },
  '& .MuiTabs-indicator': {
    ...mark,
    height: '1.75rem',
    bottom: 5.5,
    borderRadius: 'var(--radius-chip)',
    border: '1px solid var(--primary-main)',
  },
  '& .MuiTab-root': {
    height: '1.75rem',
    marginRight: 4,
    padding: '0 11px 0 12px',
    borderRadius: 'var(--radius-chip)',
    border: '1px solid var(--border-default)',
    '&.Mui-selected': { borderColor: 'transparent' },
  },
} as const;

const smart = {
  '& .MuiTabs-indicator': {
    ...mark,
    height: 2,
    background: 'var(--primary-main)',
    '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& .MuiTab-root': { height: '2.4375rem', padding: '0 15px 0 16px', '&.Mui-selected': { background: 'none' } },
} as const;

const STYLES = { smooth, card, smart } as const;
export type TabsBarStyle = keyof typeof STYLES;

const withStyle = { shouldForwardProp: (prop: PropertyKey) => prop !== 'look' };

export const TabStrip = styled(MuiTabs, withStyle)<{ look: TabsBarStyle }>(
  {
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    height: '2.4375rem',
    marginLeft: -9,
    // Fades out where the row continues.
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 20px), transparent)',
    '& .MuiTabs-scroller': { height: '2.4375rem', display: 'flex', alignItems: 'flex-end', scrollPaddingInline: 24 },
    '& [role="tablist"]': { padding: '0 9px' },
    '& .MuiTab-root': {
      zIndex: 1,
      flexDirection: 'row',
      gap: 7,
      minWidth: 0,
      minHeight: 0,
      maxWidth: 240,
      overflow: 'visible',
      fontSize: 'var(--type-small)',
      lineHeight: '1.25rem',
      fontWeight: 'var(--weight-regular)',
      color: 'var(--tabs-bar-text)',
      opacity: 1,
      cursor: 'pointer',
      userSelect: 'none',
      whiteSpace: 'nowrap',
      '& svg': { width: '0.9375rem', height: '0.9375rem', strokeWidth: 1.7, opacity: 0.85, flex: 'none' },
      '&:hover:not(.Mui-selected)': { background: 'var(--tabs-bar-hover-bg)', color: 'var(--tabs-bar-text)' },
      '&.Mui-selected': { color: 'var(--tabs-bar-active-text)', fontWeight: 'var(--weight-semibold)' },
      '&.Mui-focusVisible': { outline: '2px solid var(--focus-ring)', outlineOffset: -2 },
      '& .title': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .close': { display: 'inline-flex', borderRadius: 'var(--radius-mark)', margin: '0 -4px 0 0', padding: 1 },
      '& .close svg, & .pin': { width: '0.875rem', height: '0.875rem', opacity: 0.62 },
      '& .close:hover': { background: 'var(--surface-pressed)' },
      '& .unsaved': { width: 6, height: 6, borderRadius: '50%', background: 'var(--warning-main)' },
      '&[data-drop="before"]': { boxShadow: 'inset 2px 0 var(--primary-main)' },
      '&[data-drop="after"]': { boxShadow: 'inset -2px 0 var(--primary-main)' },
      '&[data-dragged]': { opacity: 0.5 },
      '@media (forced-colors: active)': {
        '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-drop]': { outline: '2px dashed Highlight', outlineOffset: -2 },
        '& .unsaved': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
  ({ look }) => STYLES[look],
);
