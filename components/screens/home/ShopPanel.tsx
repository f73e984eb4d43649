import { Check, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { ScoreRing } from '@/components/ui/form/diagnosis/ScoreRing';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/layout/TextLink';
import { hrefOf } from '@/lib/router/location';
import { ROWS, ShopSkeleton } from './ShopSkeleton';
import { shopTasks } from './shop-tasks';
import { useShop } from './use-shop';
import styles from './home.module.css';

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
      <div className={styles.box}>
        <div className={styles.row}>
          <div className={styles.ring}>
            <ScoreRing score={score} label={(value) => t('score', { score: value })} />
          </div>
          <p className={styles.quiet}>
            {open.length > 0 ? t('more', { done: done.length, all: done.length + open.length }) : t('complete')}
          </p>
        </div>
        <ul className={styles.tasks}>
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
              <span>{t(`task.${key}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
