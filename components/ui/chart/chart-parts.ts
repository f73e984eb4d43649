import { styled } from '@mui/material/styles';
import { below } from '@/lib/theme/breakpoints';

const HIGH_CONTRAST = '@media (forced-colors: active)';

/** The value axis at the left is as wide as its widest label. */
export const ChartRoot = styled('div')({
  containerType: 'inline-size',
  padding: '4px 20px 14px',
  [below.phone]: { padding: '4px 16px 12px' },
});

export const ChartBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 8,
  paddingTop: 8,
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--chart-axis)',
});

export const ValueAxis = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  textAlign: 'right',
  '& > span': { height: 0, lineHeight: 0 },
});

/** Labels of points; in narrow charts every other one. */
export const PointAxis = styled('div')({
  gridColumn: 2,
  position: 'relative',
  height: 18,
  marginTop: 6,
  '& > span': { position: 'absolute', whiteSpace: 'nowrap' },
  '@container (max-width: 480px)': { '& > [data-minor]': { display: 'none' } },
});

export const Plot = styled('div')({
  position: 'relative',
  minWidth: 0,
  touchAction: 'pan-y',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& path': { vectorEffect: 'non-scaling-stroke', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .grid': { stroke: 'var(--chart-grid)', strokeLinecap: 'butt' },
  '& .bar': { position: 'absolute', bottom: 0, borderRadius: 'var(--radius-mark) var(--radius-mark) 0 0' },
  '&:has(input:focus-visible)': {
    outline: '2px solid var(--focus-ring)',
    outlineOffset: 2,
    borderRadius: 'var(--radius-bar)',
  },
  [HIGH_CONTRAST]: {
    '& path.line': { stroke: 'CanvasText' },
    '& path.first': { stroke: 'Highlight' },
    '& path.grid': { stroke: 'GrayText' },
    '& path.area': { display: 'none' },
    '& .bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
  },
});

export const Crosshair = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 0,
  borderLeft: '1px dashed var(--border-control)',
  pointerEvents: 'none',
  '& > i': {
    position: 'absolute',
    left: 0,
    width: 10,
    height: 10,
    margin: '-5px 0 0 -5.5px',
    borderRadius: '50%',
    border: '2px solid',
    backgroundColor: 'var(--surface-base)',
  },
});

/** Beside the crosshair, on the side with more space; in narrow charts it moves with it. */
export const ChartTooltip = styled('div')({
  position: 'absolute',
  bottom: 12,
  zIndex: 1,
  minWidth: 140,
  maxWidth: '100%',
  padding: '8px 12px',
  borderRadius: 'var(--radius-control)',
  border: '1px solid transparent',
  backgroundColor: 'var(--tooltip-bg)',
  color: 'var(--tooltip-text)',
  boxShadow: 'var(--shadow-md)',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  left: 'var(--at)',
  transform: 'translateX(14px)',
  '&[data-left]': { transform: 'translateX(calc(-100% - 14px))' },
  '@container (max-width: 480px)': {
    '&, &[data-left]': { bottom: 'auto', top: 0, transform: 'translateX(calc(-1 * var(--at)))' },
  },
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, lineHeight: '1.375rem' },
  '& b': { marginLeft: 'auto', paddingLeft: 16, fontWeight: 'var(--weight-semibold)' },
});

export const LegendList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-secondary)',
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
});

/** Invisible, but focusable: keyboard and screen readers move through the points by it. */
export const PointSlider = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** In the place of a chart without points. */
export const NoPoints = styled('p')({
  padding: 20,
  textAlign: 'center',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  color: 'var(--text-secondary)',
});
