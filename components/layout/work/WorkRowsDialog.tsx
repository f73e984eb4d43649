import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { ChangeLines } from '@/components/screens/product/changes/ChangeLines';
import { useChangeTexts } from '@/components/screens/product/changes/use-change-texts';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { StepPager } from '@/components/ui/table/pages/StepPager';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useSession } from '@/lib/state/session';
import type { Work } from '@/lib/state/works';
import {
  appliedValues,
  type AppliedValues,
  type Batch,
  type JobRow,
  type RowOutcome,
  type Skipped,
  type SkippedRow,
} from '@/lib/work/job';
import { download } from '@/lib/util/files/download';
import { senderOf } from '@/lib/work/sender';
import styles from './WorkRowsDialog.module.css';

/** Rows in the page at a time, however many there are. */
const PAGE = 50;

const GROUPS = ['failed', 'left', 'done', 'skipped'] as const;
type Group = (typeof GROUPS)[number];

interface RowState {
  row: JobRow;
  applied: AppliedValues;
  outcome: RowOutcome | undefined;
}

type GroupedRows = Record<Exclude<Group, 'skipped'>, RowState[]> & { skipped: readonly SkippedRow[] };

function groupedRows(batches: readonly Batch[], skipped: readonly SkippedRow[] = []): GroupedRows {
  const rows: GroupedRows = { failed: [], left: [], done: [], skipped };
  for (const batch of batches) {
    batch.rows.forEach((row, at) => {
      const outcome = batch.outcomes?.[at];
      // A row that is sent again is listed with the batch in which it is.
      if (outcome?.result === 'moved') return;
      const group = outcome === undefined ? 'left' : outcome.result === 'failed' ? 'failed' : 'done';
      rows[group].push({ row, outcome, applied: appliedValues(batch, at) });
    });
  }
  return rows;
}

function useReason() {
  const t = useTranslations('work.rows');
  return ({ outcome, applied }: RowState): string => {
    if (outcome === undefined) return applied === 'unknown' ? '' : t('notReached');
    if (outcome.result !== 'failed') return '';
    const texts = Object.entries(outcome.errors).map(([field, text]) => {
      if (field === 'version') return t('changedBySomeone');
      if (field === 'id') return text || t('gone');
      return field === '' ? text || t('passedOver') : `${field}: ${text}`;
    });
    return texts.join(' · ');
  };
}

interface Details {
  rows: GroupedRows;
  skipped: Skipped | undefined;
}

/** As they are when the dialog is opened, and when the work stops: thousands are not read after every batch. */
function useDetails({ id, state }: Work): Details | undefined {
  const session = useSession();
  const [details, setDetails] = useState<Details>();
  useEffect(() => {
    let isCurrent = true;
    const sender = senderOf(session);
    void Promise.all([sender.batches(id), sender.skipped(id)]).then(
      ([batches, skipped]) => isCurrent && setDetails({ rows: groupedRows(batches, skipped?.rows), skipped }),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, id, state]);
  return details;
}

interface RowsTableProps {
  /** The id of what names the table. */
  titleId: string;
  rows: readonly RowState[];
  withReason: boolean;
  /** Called when a link leads to another page. */
  onFollow: () => void;
}

function RowsTable({ titleId, rows, withReason, onFollow }: RowsTableProps) {
  const t = useTranslations('work.rows');
  const texts = useChangeTexts();
  const reasonOf = useReason();
  return (
    <PlainTable className={styles.table} aria-labelledby={titleId} stacked>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('change')}</th>
          <th scope="col">{t('value')}</th>
          {withReason && <th scope="col">{t('reason')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((state, at) => {
          const { row, outcome, applied } = state;
          const id = outcome && 'id' in outcome ? outcome.id : row.id;
          const isGone = outcome?.result === 'deleted' || id === undefined;
          return (
            <tr key={at}>
              <td dir="auto">
                {isGone ? (
                  row.name
                ) : (
                  <a href={hrefOf(paths.productForm(id))} onClick={onFollow}>
                    {row.name || id}
                  </a>
                )}
              </td>
              <td>
                <ChangeLines product={{ ...row, sku: row.name }} texts={texts} />
              </td>
              <td className="value">{t(applied)}</td>
              {withReason && <td>{reasonOf(state)}</td>}
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}

function SkippedTable({ titleId, rows }: { titleId: string; rows: readonly SkippedRow[] }) {
  const t = useTranslations('work.rows');
  return (
    <PlainTable className={styles.table} aria-labelledby={titleId} stacked>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, reason }) => (
          <tr key={place}>
            <td>{place}</td>
            <td dir="auto">{name}</td>
            <td className="reason">{reason}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

interface WorkRowsDialogProps {
  work: Work;
  title: string;
  onClose: () => void;
}

/** Every record of a work: what changes of it, whether its old or its new value applies, and why it failed or was skipped. */
export function WorkRowsDialog({ work, title, onClose }: WorkRowsDialogProps) {
  const t = useTranslations('work.rows');
  const titleId = useId();
  const panelId = useId();
  const { rows: grouped, skipped } = useDetails(work) ?? {};
  const [chosen, setChosen] = useState<Group>();
  const [pageNo, setPage] = useState(1);
  const countOf = (group: Group) => grouped?.[group].length ?? 0;
  const groups = GROUPS.filter((group) => countOf(group) > 0);
  const group = chosen && groups.includes(chosen) ? chosen : groups[0];
  const total = group ? countOf(group) : 0;
  const tabId = `${panelId}-${group}`;
  const pageOf = <T,>(rows: readonly T[]) => rows.slice((pageNo - 1) * PAGE, pageNo * PAGE);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title', { title })}</DialogTitle>
      {group && (
        <TabRow
          aria-label={t('title', { title })}
          look="divided"
          value={group}
          onChange={(next) => {
            setChosen(next);
            setPage(1);
          }}
          tabs={groups.map((one) => ({
            value: one,
            id: `${panelId}-${one}`,
            'aria-controls': panelId,
            label: t(one, { count: countOf(one) }),
          }))}
        />
      )}
      <DialogContent tabIndex={0} id={panelId} role="tabpanel" aria-labelledby={group && tabId}>
        <Text variant="body2" tone="secondary" className={space.around12}>
          {t(group === 'skipped' ? 'skippedText' : 'text')}
        </Text>
        {group === 'skipped' && skipped && (
          <Button
            startIcon={<Download size={16} aria-hidden />}
            className={space.below12}
            onClick={() => download(new Blob([skipped.file]), skipped.fileName, 'xlsx')}
          >
            {t('take')}
          </Button>
        )}
        {group === 'skipped' && <SkippedTable titleId={tabId} rows={pageOf(grouped!.skipped)} />}
        {group && group !== 'skipped' && (
          <RowsTable titleId={tabId} rows={pageOf(grouped![group])} withReason={group !== 'done'} onFollow={onClose} />
        )}
        {total > PAGE && <StepPager list={{ pageNo, pageSize: PAGE, setPage }} total={total} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
