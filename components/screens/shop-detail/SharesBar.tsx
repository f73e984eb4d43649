import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { MarketValues } from './detail-kind';
import { shareSum } from './market-shares';
import { useRegions } from './use-regions';

const TONES = 7;
const toneOf = (index: number) => `var(--chart-series-${(index % TONES) + 1})`;

const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  height: 10,
  borderRadius: 'var(--radius-mark)',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-pressed)',
  '& > i': { display: 'block', flex: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > i': { forcedColorAdjust: 'none' } },
});
const Dot = styled('span')({ flex: 'none', width: 8, height: 8, borderRadius: '50%' });

export const SwatchDot = ({ index }: { index: number }) => <Dot aria-hidden sx={{ backgroundColor: toneOf(index) }} />;

const partOf = (share: MarketValues['share']) => (typeof share === 'number' && share > 0 ? share : 0);

/** The shares in one bar; above 100 % they are scaled down, with a note beside the bar. */
export function SharesBar({ rows }: { rows: readonly MarketValues[] }) {
  const t = useTranslations('shopDetail.markets');
  const { nameOf } = useRegions();
  const whole = Math.max(100, shareSum(rows.map(({ share }) => share)));
  const words = rows.map(({ region, share }) => t('part', { region: nameOf(region) || '–', share: partOf(share) }));
  return (
    <Bar role="img" aria-label={words.join(' · ')}>
      {rows.map(({ share }, index) => (
        <i key={index} style={{ width: `${(partOf(share) / whole) * 100}%`, backgroundColor: toneOf(index) }} />
      ))}
    </Bar>
  );
}
