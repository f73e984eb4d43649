import { Skeleton } from '@/components/ui/loading/Skeleton';
import {
  Award,
  BellRing,
  CheckCheck,
  ChevronRight,
  FilePen,
  Hourglass,
  ListTodo,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { iconFor } from '@/components/ui/menu/route-icons';
import { PARTS } from '@/lib/api/stats';
import { DOMAINS, domainsWith, type DomainWith } from '@/lib/domains';
import { hrefOf } from '@/lib/router/location';
import type { Period } from './home-period';
import { MoreRow } from './MoreRow';
import { dueOf } from './todos';
import { usePart } from './use-part';
import { Strip } from './Strip';
import styles from './TodoStrip.module.css';

const DOMAIN_TODOS = domainsWith('todo');
const URGENT: readonly string[] = DOMAIN_TODOS.filter((entity) => DOMAINS[entity].todo === 'urgent');

const ICONS = {
  ...(Object.fromEntries(DOMAIN_TODOS.map((entity) => [entity, iconFor(DOMAINS[entity].icon)])) as Record<
    DomainWith<'todo'>,
    LucideIcon
  >),
  reminder: BellRing,
  rejected: TriangleAlert,
  certificate: Award,
  draft: FilePen,
  reviewing: Hourglass,
  other: ListTodo,
};
type Kind = keyof typeof ICONS;
const kindOf = (kind: string): Kind => (Object.hasOwn(ICONS, kind) ? (kind as Kind) : 'other');

const IN_ONE_ROW = 5;

export function TodoStrip({ period, failed }: { period: Period; failed: boolean }) {
  const t = useTranslations('home.todo');
  const home = useTranslations('home');
  const format = useFormatter();
  const [all, setAll] = useState(false);
  const { data: now, error, refetch } = usePart(period, PARTS.todo);
  // To-dos do not depend on the period, so they stay if the request for another period fails.
  const [known, setKnown] = useState(now);
  if (now && now !== known) setKnown(now);
  const data = now ?? known;
  if (failed && !data) return null;
  if (error && !data)
    return (
      <Strip aria-label={t('title')}>
        <ErrorRegion error={error} title={home('failed', { part: t('title') })} onRetry={() => void refetch()} />
      </Strip>
    );
  if (data?.todo.length === 0)
    return (
      <Strip aria-label={t('title')}>
        <div className="label">
          <CheckCheck size={16} aria-hidden style={{ verticalAlign: '-3px', marginRight: 7 }} />
          {t('none')}
        </div>
      </Strip>
    );
  const { due, rest } = dueOf(data?.todo ?? []);
  const shown = all ? [...due, ...rest] : due;
  return (
    <Strip
      className={styles.todos}
      aria-label={t('title')}
      aria-busy={!data}
      data-many={shown.length > IN_ONE_ROW ? '' : undefined}
    >
      {shown.map(({ kind, count, path }) => {
        const known = kindOf(kind);
        const Icon = ICONS[known];
        return (
          <a
            key={`${kind}${path}`}
            href={hrefOf(path)}
            className={`cell ${URGENT.includes(kind) && count > 0 ? 'urgent' : ''}`}
          >
            <span className="label">
              <Icon aria-hidden />
              <span className="words">{t(known)}</span>
              <span className="short">{t(`short.${known}`)}</span>
            </span>
            <ChevronRight className="go" aria-hidden />
            <div className="figure">{format.number(count)}</div>
            {/* The space keeps figure and sentence apart where they are read as one text. */}{' '}
            {count > 0 && <span className="why">{t(`why.${known}`)}</span>}
          </a>
        );
      })}
      {!data &&
        Array.from({ length: IN_ONE_ROW }, (_, index) => (
          <div key={index} className="cell">
            <span className="label">
              <span className="words">
                <Skeleton width="6rem" height="1lh" />
              </span>
              <span className="short">
                <Skeleton width="2rem" height="1lh" />
              </span>
            </span>
            <div className="figure">
              <Skeleton width="2.5rem" height="1lh" />
            </div>
            <span className="why">
              <Skeleton width="80%" height="1lh" />
            </span>
          </div>
        ))}
      {/* Nearly always there is a rest: while it is not known, its row is kept for it. */}
      <MoreRow count={data ? rest.length : undefined} open={all} onToggle={() => setAll(!all)} />
    </Strip>
  );
}
