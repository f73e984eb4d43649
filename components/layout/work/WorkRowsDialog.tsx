import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useSession } from '@/lib/state/session';
import type { Work } from '@/lib/state/works';
import { appliedValues, type AppliedValues, type Batch, type JobRow, type RowOutcome } from '@/lib/work/job';
import { senderOf } from '@/lib/work/sender';

/** More rows than anybody reads would only slow the page down. */
const MAX_SHOWN = 500;

const Table = styled(PlainTable)({
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody td:first-of-type': { minWidth: 110 },
  '& .value': { whiteSpace: 'nowrap' },
});

const GROUPS = ['failed', 'left', 'done'] as const;
type Group = (typeof GROUPS)[number];

interface RowState {
  row: JobRow;
  applied: AppliedValues;
  outcome: RowOutcome | undefined;
}

type GroupedRows = Record<Group, RowState[]>;

function groupedRows(batches: readonly Batch[]): GroupedRows {
  const rows: GroupedRows = { failed: [], left: [], done: [] };
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

/** As they are when the dialog is opened, and when the work stops: thousands are not read after every batch. */
function useRows({ id, state }: Work): GroupedRows | undefined {
  const session = useSession();
  const [rows, setRows] = useState<GroupedRows>();
  useEffect(() => {
    let isCurrent = true;
    void senderOf(session)
      .batches(id)
      .then((batches) => isCurrent && setRows(groupedRows(batches)));
    return () => {
      isCurrent = false;
    };
  }, [session, id, state]);
  return rows;
}

interface WorkRowsDialogProps {
  work: Work;
  title: string;
  onClose: () => void;
}

/** Every record of a work: whether its old or its new value applies, and why it failed. */
export function WorkRowsDialog({ work, title, onClose }: WorkRowsDialogProps) {
  const t = useTranslations('work.rows');
  const reasonOf = useReason();
  const titleId = useId();
  const panelId = useId();
  const grouped = useRows(work);
  const [chosen, setChosen] = useState<Group>();
  const countOf = (group: Group) => grouped?.[group].length ?? 0;
  const groups = GROUPS.filter((group) => countOf(group) > 0);
  const group = chosen && groups.includes(chosen) ? chosen : groups[0];
  const rows = (group && grouped?.[group]) ?? [];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title', { title })}</DialogTitle>
      {group && (
        <TabRow
          aria-label={t('title', { title })}
          look="divided"
          value={group}
          onChange={setChosen}
          tabs={groups.map((one) => ({
            value: one,
            id: `${panelId}-${one}`,
            'aria-controls': panelId,
            label: t(one, { count: countOf(one) }),
          }))}
        />
      )}
      <DialogContent tabIndex={0} id={panelId} role="tabpanel" aria-labelledby={group && `${panelId}-${group}`}>
        <Typography variant="body2" sx={{ color: 'text.secondary', my: 1.5 }}>
          {t('text')}
        </Typography>
        {rows.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('value')}</th>
                {group !== 'done' && <th scope="col">{t('reason')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_SHOWN).map((state, at) => {
                const { row, outcome, applied } = state;
                const id = outcome && 'id' in outcome ? outcome.id : row.id;
                const isGone = outcome?.result === 'deleted' || id === undefined;
                return (
                  <tr key={at}>
                    <td dir="auto">
                      {isGone ? (
                        row.name
                      ) : (
                        <a href={hrefOf(paths.productForm(id))} onClick={onClose}>
                          {row.name || id}
                        </a>
                      )}
                    </td>
                    <td className="value">{t(applied)}</td>
                    {group !== 'done' && <td>{reasonOf(state)}</td>}
                  </tr>
                );
              })}
            </tbody>
          </Table>
        )}
        {rows.length > MAX_SHOWN && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {t('more', { count: rows.length - MAX_SHOWN })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
