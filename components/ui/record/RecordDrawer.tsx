import Drawer from '@mui/material/Drawer';
import { IconAction } from '@/components/ui/button/IconAction';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, useId, type ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { useShown } from '@/components/ui/layout/use-shown';
import { isApiError } from '@/lib/api/request/errors';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { NEW_RECORD, useEdited } from './use-edited';
import type { RecordKind, SavedRecord } from './record-kind';
import { RecordHeading, type RecordFacts } from './RecordHeading';
import styles from './RecordDrawer.module.css';

/** What a form can do with its drawer. */
export interface DrawerHandle {
  /** Closes it, after a question if something is unsaved. */
  close: () => void;
  /** Closes it at once: everything is saved. */
  leave: () => void;
}

interface RecordDrawerProps<R extends SavedRecord> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- values and ways to save are the form's own business
  kind: Pick<RecordKind<R, any, any>, 'api'>;
  /** The query parameter with the record's id; `edit` by default. */
  param?: string;
  /** The heading; undefined for a new record. */
  title: (record: R | undefined) => string;
  /** Of a record that is named in the heading: what is known of it. */
  head?: (record: R) => RecordFacts;
  form: (record: R | undefined, drawer: DrawerHandle) => ReactNode;
}

/** A record of a list in a drawer beside the list, selected by `?edit=` in the address (560 px wide). */
export function RecordDrawer<R extends SavedRecord>({ kind, param, title, head, form }: RecordDrawerProps<R>) {
  const t = useTranslations('form');
  const actions = useTranslations('entry.action');
  const titleId = useId();
  const shown = useShown();
  const { edited, leave } = useEdited(param);
  const { askToLeave, title: sent } = useView();
  const page = useRouteTitle()(sent);
  const id = edited === NEW_RECORD ? undefined : edited;
  const { data, error, refetch } = useQuery({ ...kind.api.detail(id ?? ''), enabled: id !== undefined });
  if (edited === undefined) return null;

  const record = id === undefined ? undefined : data;
  // A record that still loads has no name yet, and is no new one.
  const isUnnamed = head && id !== undefined && !record;
  const close = () => askToLeave(leave);
  const isDeleted = isApiError(error) && ['404', '410'].includes(String(error.code));
  const failed = isDeleted ? (
    <EmptyState kind="none" title={t('gone.title')} text={t('gone.text')} />
  ) : (
    <ErrorRegion error={error} onRetry={() => void refetch()} />
  );
  const waiting = error ? failed : <Skeleton height={480} margin={24} />;
  return (
    <Drawer
      anchor="right"
      open={shown}
      keepMounted
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          className: styles.paper,
        },
      }}
    >
      <div className={styles.row}>
        <RecordHeading
          level="h2"
          id={titleId}
          title={isUnnamed ? page : title(record)}
          record={head && record}
          {...(record && head?.(record))}
        >
          <IconAction label={actions('close')} onClick={close}>
            <X size={18} aria-hidden />
          </IconAction>
        </RecordHeading>
      </div>
      <div className={styles.stack}>
        {id !== undefined && !data ? waiting : <Fragment key={edited}>{form(record, { close, leave })}</Fragment>}
      </div>
    </Drawer>
  );
}
