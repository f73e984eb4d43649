import { Skeleton } from '@/components/ui/loading/Skeleton';
import { styled } from '@mui/material/styles';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PARTS } from '@/lib/api/stats';
import { FIGURES, FIRST_FIGURES } from './figures';
import type { Period } from './home-period';
import { target } from '@/lib/theme/target';
import { usePart } from './use-part';
import { KpiCell } from './KpiCell';
import { MoreRow } from './MoreRow';
import { Strip } from './Strip';
import { below } from '@/lib/theme/breakpoints';

const Figures = styled(Strip)({
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '& > *': { position: 'relative' },
  '& .spark': { position: 'absolute', right: 16, top: 16 },
  '& a': target,
  '& a:hover': { color: 'var(--text-link)', textDecoration: 'underline' },
  '& .note a': { color: 'var(--text-link)', textDecoration: 'underline' },
  '& .better': { color: 'var(--success-text)' },
  '& .worse': { color: 'var(--error-text)' },
  '& .note svg': { width: '0.75rem', height: '0.75rem', verticalAlign: '-1.5px', marginRight: 3 },
  // Narrow cells: what it is compared with is in a line of its own, for which the skeleton leaves room.
  [below.wide]: {
    '& > *': { paddingInline: 14 },
    '& .spark': { display: 'none' },
    '& .against': { display: 'block' },
    '& .note': { minHeight: '2.25rem' },
  },
  [below.desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' },
  [below.phone]: {
    // Of an odd number, the first takes a row of its own: its days fill it.
    '& > :first-of-type:nth-last-of-type(even)': { gridColumn: '1 / -1' },
    '& .note': { minHeight: '1.5rem' },
    // Heard, not seen: the arrow and the figure fit in a line.
    '& .against': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& .spark': {
      display: 'block',
      top: 'auto',
      bottom: 10,
      right: 12,
      transform: 'scale(.7)',
      transformOrigin: '100% 100%',
    },
    '& > :first-of-type:nth-last-of-type(even) .spark': { transform: 'scale(1.6)', bottom: 14, right: 16 },
  },
});

/** Totals compared with the previous period; the colour shows whether a change is good, not its direction. */
export function KpiStrip({ period }: { period: Period }) {
  const t = useTranslations('home.totals');
  const [all, setAll] = useState(false);
  const { data, error, refetch, isPlaceholderData } = usePart(period, PARTS.totals);
  if (error && !data)
    return (
      <Strip aria-label={t('title')}>
        <ErrorRegion error={error} onRetry={() => void refetch()} />
      </Strip>
    );
  return (
    <Figures aria-label={t('title')} aria-busy={!data} data-waiting={isPlaceholderData || undefined}>
      {FIGURES.slice(0, all ? undefined : FIRST_FIGURES).map((figure) =>
        data ? (
          <KpiCell key={figure.key} figure={figure} period={period} {...data} />
        ) : (
          <div key={figure.key}>
            <span className="label">{t(figure.key)}</span>
            <div className="figure">
              <Skeleton width="50%" height="1lh" />
            </div>
            <div className="note">
              <Skeleton width="70%" height="1lh" />
            </div>
          </div>
        ),
      )}
      <MoreRow count={FIGURES.length - FIRST_FIGURES} open={all} onToggle={() => setAll(!all)} />
    </Figures>
  );
}
