import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { ScoreRing } from '@/components/ui/form/diagnosis/ScoreRing';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/layout/TextLink';
import { hrefOf } from '@/lib/router/location';
import styles from './home.module.css';
import { ROWS, ShopSkeleton } from './ShopSkeleton';
import { shopTasks } from './shop-tasks';
import { useShop } from './use-shop';
import { TOUCH } from '@/lib/theme/breakpoints';

const Tasks = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: '1px solid var(--border-subtle)' },
  '& .task': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: '2.25rem',
    fontSize: 'var(--type-small)',
    color: 'var(--text-primary)',
  },
  '& .task > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
  '& .task > svg': { flex: 'none', color: 'var(--text-tertiary)' },
  '& .dot': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    border: '1.5px solid var(--border-control)',
  },
  '& .done': { color: 'var(--text-tertiary)' },
  '& .done s': { flex: 1 },
  '& .done .dot': { border: 0, color: 'var(--primary-on-primary)', backgroundColor: 'var(--primary-main)' },
  [TOUCH]: { '& .task': { minHeight: 44 } },
});

/** What the shop lacks. It is below the figures, so it is requested after them. */
export function ShopPanel({ today }: { today: string }) {
  const t = useTranslations('home.shop');
  const { shop, error, forbidden, retry } = useShop(today);
  if (forbidden) return null;
  if (error)
    return (
      <Panel title={t('title')}>
        <ErrorRegion error={error} onRetry={retry} />
      </Panel>
    );
  if (!shop) return <ShopSkeleton />;
  const { open, done, score } = shopTasks(shop);
  return (
    <Panel
      title={t('title')}
      aside={open.length > 0 && <CountBadge tone="primary">{t('open', { count: open.length })}</CountBadge>}
    >
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.75 }}>
          <Box sx={{ flex: 'none', lineHeight: 0 }}>
            <ScoreRing score={score} label={(value) => t('score', { score: value })} />
          </Box>
          <p className={styles.quiet}>
            {open.length > 0 ? t('more', { done: done.length, all: done.length + open.length }) : t('complete')}
          </p>
        </Box>
        <Tasks>
          {open.slice(0, ROWS).map(({ key, path }) => (
            <li key={key}>
              <TextLink href={hrefOf(path)} className="task">
                <span className="dot" aria-hidden="true" />
                <span>{t(`task.${key}`)}</span>
                <ChevronRight size={14} aria-hidden />
              </TextLink>
            </li>
          ))}
          {done.slice(0, Math.max(0, ROWS - open.length)).map(({ key }) => (
            <li key={key} className="task done">
              <span className="dot">
                <Check size={11} strokeWidth={3} role="img" aria-label={t('done')} />
              </span>
              <s>{t(`task.${key}`)}</s>
            </li>
          ))}
        </Tasks>
      </Box>
    </Panel>
  );
}
