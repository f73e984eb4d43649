import { styled } from '@mui/material/styles';
import type { ChartSeries, SeriesLook } from './series';

const Sample = styled('svg')({
  flex: 'none',
  width: 18,
  height: 10,
  '@media (forced-colors: active)': { '& *': { stroke: 'currentColor' } },
});

/** Sample of a series' line or bar; `onDark` for the tooltip, where the page's colours lack contrast. */
export function SeriesMark({ look, mark, onDark }: { look: SeriesLook; mark: ChartSeries['mark']; onDark?: boolean }) {
  const stroke = onDark ? 'currentColor' : look.colour;
  return (
    <Sample viewBox="0 0 18 10" aria-hidden="true">
      {mark === 'bar' ? (
        <rect x="5" y="1" width="8" height="8" rx="2" fill={stroke} />
      ) : (
        <path d="M1 5H17" stroke={stroke} strokeWidth={look.width} strokeDasharray={look.dash || undefined} />
      )}
    </Sample>
  );
}
