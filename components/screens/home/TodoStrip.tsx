import Skeleton from '@mui/material/Skeleton';
import { useFormatter, useTranslations } from 'next-intl';
import { hrefOf } from '@/lib/router/location';
import { Strip } from './Strip';

const KINDS = ['inquiry', 'question', 'review', 'rejected', 'draft', 'reviewing', 'certificate'] as const;
type Kind = (typeof KINDS)[number];
const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

const PLACEHOLDERS = 5;

interface Todo {
  kind: string;
  count: number;
  path: string;
}

/** What is due; each figure is a link to the list that it counts. */
export function TodoStrip({ todos }: { todos: Todo[] | undefined }) {
  const t = useTranslations('home');
  const format = useFormatter();
  return (
    <Strip aria-label={t('todo.title')} aria-busy={!todos}>
      {todos?.map(({ kind, count, path }) => (
        <a key={kind} href={hrefOf(path)}>
          <span className="label">{t(`todo.${isKind(kind) ? kind : 'other'}`)}</span>
          <div className="figure">{format.number(count)}</div>
        </a>
      ))}
      {!todos &&
        Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <div key={index}>
            <Skeleton width="60%" height={20} />
            <Skeleton width="40%" height={32} />
          </div>
        ))}
    </Strip>
  );
}
