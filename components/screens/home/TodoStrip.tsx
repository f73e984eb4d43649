import { Skeleton } from '@/components/ui/loading/Skeleton';
import { styled } from '@mui/material/styles';
import {
  Award,
  BellRing,
  CheckCheck,
  ChevronRight,
  CircleHelp,
  FilePen,
  Hourglass,
  Inbox,
  ListTodo,
  Star,
  TriangleAlert,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { PARTS } from '@/lib/api/stats';
import { hrefOf } from '@/lib/router/location';
import type { Period } from './home-period';
import { MoreRow } from './MoreRow';
import { dueOf } from './todos';
import { usePart } from './use-part';
import { Strip } from './Strip';
import { below } from '@/lib/theme/breakpoints';

const ICONS = {
  inquiry: Inbox,
  reminder: BellRing,
  rejected: TriangleAlert,
  question: CircleHelp,
  review: Star,
  certificate: Award,
  draft: FilePen,
  reviewing: Hourglass,
  other: ListTodo,
};
type Kind = keyof typeof ICONS;
const kindOf = (kind: string): Kind => (Object.hasOwn(ICONS, kind) ? (kind as Kind) : 'other');

const IN_ONE_ROW = 5;

const Todos = styled(Strip)({
  // Up to five share one row, however many there are. More than that are in columns of equal width.
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': { flex: '1 1 18%' },
  '&[data-many] > a': { flex: '0 0 20%' },
  '& > a': { display: 'flex', flexDirection: 'column', padding: '14px 14px 13px 18px' },
  '& > a:hover': { background: 'var(--surface-hover)' },
  '& .label > svg': { flex: 'none', width: '1rem', height: '1rem', marginTop: 2 },
  '& .short': { display: 'none' },
  '& .label': { display: 'flex', gap: 7 },
  '& .figure': {
    display: 'flex',
    alignItems: 'center',
    fontSize: 'var(--type-figure-small)',
    lineHeight: '1.875rem',
    paddingTop: 4,
  },
  '& .figure > svg': { marginLeft: 'auto', width: '0.875rem', height: '0.875rem', color: 'var(--text-tertiary)' },
  '& .why': { fontSize: 'var(--type-caption)', lineHeight: '1.125rem', color: 'var(--text-tertiary)' },
  '& > .urgent .why': { color: 'var(--error-text)' },
  '& > .urgent': { background: 'var(--error-soft)' },
  '& > .urgent:hover': { background: 'color-mix(in srgb, var(--error-soft) 88%, var(--error-main))' },
  '& > .urgent .label': { color: 'var(--text-primary)', fontWeight: 'var(--weight-medium)' },
  '& > .urgent .label > svg': { color: 'var(--error-text)' },
  // Where five would be narrow, the first is a full row and the others share rows of four.
  [below.wide]: {
    '& > *': { flexBasis: 'max(22%, 4.25rem)' },
    '&[data-many] > a': { flex: '0 0 max(25%, 4.25rem)' },
    '&& > :first-of-type': { flexBasis: '100%' },
    '& > a': { paddingInline: '14px 10px' },
    '& > a:first-of-type': { flexFlow: 'row wrap', alignItems: 'center', padding: '14px 16px' },
    '& > a:first-of-type .label': { flex: 1 },
    '& > a:first-of-type .figure': { margin: 0, padding: 0, gap: 8 },
    '& > a:first-of-type .why': { flexBasis: '100%' },
  },
  // On phones the others have short labels.
  [below.phone]: {
    '& > a:not(:first-of-type)': {
      flexDirection: 'column-reverse',
      alignItems: 'center',
      padding: '10px 4px',
    },
    '& > a:not(:first-of-type) svg': { display: 'none' },
    '& > a:not(:first-of-type) .figure': { margin: 0, padding: 0 },
    '& > a:not(:first-of-type) .words, & > a:not(:first-of-type) .why': { display: 'none' },
    '& > a:not(:first-of-type) .short': { display: 'inline', fontSize: 'var(--type-small)' },
  },
  [below.narrow]: {
    '& > a:not(:first-of-type)': { paddingInline: 2 },
    '& > a:not(:first-of-type) .short': { fontSize: 'var(--type-caption)' },
  },
});

export function TodoStrip({ period, failed }: { period: Period; failed: boolean }) {
  const t = useTranslations('home.todo');
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
        <ErrorRegion error={error} onRetry={() => void refetch()} />
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
    <Todos aria-label={t('title')} aria-busy={!data} data-many={shown.length > IN_ONE_ROW ? '' : undefined}>
      {shown.map(({ kind, count, path }) => {
        const known = kindOf(kind);
        const Icon = ICONS[known];
        return (
          <a
            key={`${kind}${path}`}
            href={hrefOf(path)}
            className={kind === 'inquiry' && count > 0 ? 'urgent' : undefined}
          >
            <span className="label">
              <Icon aria-hidden />
              <span className="words">{t(known)}</span>
              <span className="short">{t(`short.${known}`)}</span>
            </span>
            <div className="figure">
              {format.number(count)}
              <ChevronRight aria-hidden />
            </div>
            {/* The space keeps figure and sentence apart where they are read as one text. */}{' '}
            {count > 0 && <span className="why">{t(`why.${known}`)}</span>}
          </a>
        );
      })}
      {!data &&
        Array.from({ length: IN_ONE_ROW }, (_, index) => (
          <div key={index}>
            <Skeleton width="60%" height={20} />
            <Skeleton width="40%" height={30} margin="4px 0 0" />
            <Skeleton width="80%" height={18} />
          </div>
        ))}
      <MoreRow count={rest.length} open={all} onToggle={() => setAll(!all)} />
    </Todos>
  );
}
