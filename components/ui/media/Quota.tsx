import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { materialApi } from '@/lib/api/material';
import { useBytes } from './measures';

/** Share of the quota from which a warning is shown. */
const NEAR = 0.9;

const Root = styled('div')({
  flex: 'none',
  display: 'grid',
  gap: 8,
  padding: '14px 16px 16px',
  borderTop: '1px solid var(--border-subtle)',
  fontSize: 'var(--type-small)',
  '& .line': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& .line > :last-child': { color: 'var(--text-secondary)', fontVariantNumeric: 'tabular-nums' },
  '& .note': { display: 'flex', gap: 6, margin: 0, fontSize: 'var(--type-caption)', lineHeight: '1.125rem' },
  '& .note svg': { flex: 'none', marginTop: 2 },
  '&[data-state="near"] .note': { color: 'var(--warning-text)' },
  '&[data-state="full"] .note': { color: 'var(--error-text)' },
});

export function Quota() {
  const t = useTranslations('library.quota');
  const bytes = useBytes();
  const { data } = useQuery(materialApi.quota());
  if (!data) return null;
  const { used, limit } = data;
  const share = limit > 0 ? used / limit : 1;
  const state = share >= 1 ? 'full' : share >= NEAR ? 'near' : 'free';
  const values = { used: bytes(used), limit: bytes(limit), left: bytes(Math.max(0, limit - used)) };
  return (
    <Root data-state={state}>
      <div className="line">
        <span>{t('label')}</span>
        <span>{t('used', values)}</span>
      </div>
      <LinearProgress
        variant="determinate"
        aria-label={t('label')}
        aria-valuetext={t('used', values)}
        value={Math.min(100, 100 * share)}
        color={state === 'full' ? 'error' : state === 'near' ? 'warning' : 'primary'}
        sx={{ height: 8, borderRadius: 'var(--radius-control)', backgroundColor: 'var(--surface-pressed)' }}
      />
      {state !== 'free' && (
        <p className="note" role="status">
          {state === 'full' ? <CircleAlert size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
          {t(state, values)}
        </p>
      )}
    </Root>
  );
}
