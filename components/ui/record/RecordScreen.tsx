import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { SlowRead, useStopRead } from '@/components/ui/feedback/SlowRead';
import { isApiError } from '@/lib/api/request/errors';
import { useRecordName, useView } from '@/lib/router/view';
import { FormSkeleton } from '../form/FormSkeleton';
import type { RecordKind, SavedRecord } from './record-kind';
import { RecordHeading } from './RecordHeading';

/** The key of the form. It changes with the record, but a new record that gets its id keeps its form. */
function useFormKey(id: string | undefined): [key: number, keep: (id: string) => void] {
  const [created, setCreated] = useState<string>();
  const [form, setForm] = useState({ id, key: 0 });
  if (form.id !== id) setForm({ id, key: id !== undefined && id === created ? form.key : form.key + 1 });
  return [form.key, setCreated];
}

/** Used as id of an entity that has one record only. */
const SINGLE_ID = '';

interface RecordScreenProps<R extends SavedRecord> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- values and ways to save are the form's own business
  kind: RecordKind<R, any, any>;
  title: string;
  /** The list that the record belongs to. */
  back?: { href: string; label: string };
  /** Renders the form of a record, or of a new one. */
  form: (record: R | undefined, onCreated: (id: string) => void) => ReactNode;
}

/**
 * The page of a form: a new record, one with `?id=`, or the only one; also while it loads, has failed or does not
 * exist.
 */
export function RecordScreen<R extends SavedRecord>({ kind, title, back, form }: RecordScreenProps<R>) {
  const t = useTranslations('form.gone');
  const { query, setQuery } = useView();
  const id = kind.single ? SINGLE_ID : (query.get('id') ?? undefined);
  const [key, keep] = useFormKey(id);
  const detailQuery = kind.api.detail(id ?? '');
  const read = useQuery({ ...detailQuery, enabled: id !== undefined });
  const stop = useStopRead(detailQuery.queryKey);
  const { data, error, refetch } = read;
  const locale = useLocale();
  useRecordName(id === undefined ? '' : data && kind.nameOf?.(data, locale));

  const isDeleted = isApiError(error) && ['404', '410'].includes(String(error.code));
  const isReady = id === undefined || data !== undefined || (kind.single === true && isDeleted);
  if (!isReady) {
    if (!error) {
      return (
        <>
          {read.fetchStatus === 'idle' && <Text variant="h1">{title}</Text>}
          <SlowRead query={read} onStop={stop} />
          {read.fetchStatus !== 'idle' && (
            <FormSkeleton title={title} heading={<RecordHeading title={title} record={undefined} loading />} />
          )}
        </>
      );
    }
    const toList = back && (
      <ButtonLink variant="contained" href={back.href}>
        {back.label}
      </ButtonLink>
    );
    return (
      <>
        <Text variant="h1">{title}</Text>
        {isDeleted ? (
          <EmptyState kind="none" title={t('title')} text={t('text')} actions={toList} />
        ) : (
          <ErrorRegion error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const created = (newId: string) => {
    if (kind.single) return;
    keep(newId);
    setQuery({ id: newId }, { replace: true });
  };
  return <Fragment key={key}>{form(id === undefined ? undefined : data, created)}</Fragment>;
}
