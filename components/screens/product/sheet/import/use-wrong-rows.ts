import { useTranslations } from 'next-intl';
import type { SkippedRow } from '@/lib/work/job';
import type { WrongCell } from '../worker/import-job';
import type { SheetWorker } from '../worker/open-worker';
import { useFaultText } from './use-fault-text';

/** Reasons that a file of wrong rows may hold. */
const MAX_REASONS = 100_000;

type WrongRowsJob = Pick<SheetWorker, 'wrongCells' | 'wrongFile'>;

/** Reads the rows that are wrong as they are now, each with all its reasons, and a file of them; undefined if none is. */
export function useWrongRows() {
  const t = useTranslations('productSheet.wrong');
  const text = useFaultText();
  const keyOf = ({ sheetAt, rowAt }: WrongCell) => `${sheetAt} ${rowAt}`;
  return async (job: WrongRowsJob): Promise<{ rows: SkippedRow[]; file: Blob; fileName: string } | undefined> => {
    const { cells } = await job.wrongCells(0, MAX_REASONS);
    if (cells.length === 0) return undefined;
    const rows = new Map<string, SkippedRow>();
    for (const cell of cells) {
      const reason = t('reason', { column: text.column(cell), reason: text.reason(cell) });
      const known = rows.get(keyOf(cell));
      if (known) known.reason += `\n${reason}`;
      else rows.set(keyOf(cell), { place: text.place(cell), name: cell.name, reason });
    }
    const reasons = Object.fromEntries([...rows].map(([key, { reason }]) => [key, reason]));
    return { rows: [...rows.values()], file: await job.wrongFile(reasons), fileName: t('fileName') };
  };
}
