import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isComposing } from '@/lib/util/browser/composing';
import { showError } from '@/lib/state/messages';
import { download } from '@/lib/util/files/download';
import type { CheckCounts, WrongCell } from '../worker/import-job';
import { SheetTable } from './SheetTable';
import { useFaultText } from './use-fault-text';
import type { Importing } from './use-import';
import { useWrongRows } from './use-wrong-rows';

/** Cells listed at a time; the others follow as these are corrected. */
const MAX_SHOWN = 50;
const keyOf = ({ sheetAt, rowAt, column, path, fault }: WrongCell) =>
  [sheetAt, rowAt, column, path, fault.key].join(' ');

/** A value that is changed when its field is left or Enter pressed, as in a table program. */
function CorrectionField({
  cell,
  label,
  onCorrect,
}: {
  cell: WrongCell;
  label: string;
  onCorrect: (text: string) => void;
}) {
  const [text, setText] = useState(cell.text);
  const correct = () => text !== cell.text && onCorrect(text);
  return (
    <OutlinedInput
      size="small"
      fullWidth
      sx={{ minWidth: 104 }}
      error
      multiline={cell.text.includes('\n')}
      maxRows={4}
      value={text}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => setText(target.value)}
      onBlur={correct}
      onKeyDown={(event) => event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent) && correct()}
    />
  );
}

interface WrongCellsProps {
  importing: Importing;
  counts: CheckCounts;
  /** Called when other cells are listed. */
  onShown: () => void;
}

/** Every wrong cell by sheet, row, column, value and reason; corrected here, or downloaded as a file. */
export function WrongCells({ importing, counts, onShown }: WrongCellsProps) {
  const t = useTranslations('productSheet.wrong');
  const text = useFaultText();
  const readWrongRows = useWrongRows();
  const { job, correct } = importing;
  const [found, setFound] = useState<{ total: number; cells: WrongCell[] }>();
  useEffect(() => {
    let isCurrent = true;
    job()
      ?.wrongCells(0, MAX_SHOWN)
      .then((next) => isCurrent && setFound(next), showError);
    return () => {
      isCurrent = false;
    };
    // The counts are new after every change of the rows.
  }, [job, counts]);
  const shown = useEffectEvent(onShown);
  useLayoutEffect(() => shown(), [found]);
  if (!found || found.total === 0) return null;
  const downloadWrongRows = async () => {
    const { file, fileName } = await readWrongRows(job()!);
    download(file, fileName, 'xlsx');
  };
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 1 }}>
        {t('title', { count: found.total })}
        <Button
          size="small"
          variant="text"
          startIcon={<Download size={14} aria-hidden />}
          onClick={() => void downloadWrongRows().catch(showError)}
          sx={{ ml: 'auto' }}
        >
          {t('take')}
        </Button>
      </Typography>
      <SheetTable stacks aria-label={t('title', { count: found.total })}>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {found.cells.map((cell) => {
            const column = text.column(cell);
            const place = text.place(cell);
            return (
              <tr key={keyOf(cell)}>
                <td data-short={cell.sheet ? undefined : ''}>{place}</td>
                <td data-short="">{column}</td>
                <td>
                  {cell.column ? (
                    <CorrectionField
                      cell={cell}
                      label={t('correct', { place, column })}
                      onCorrect={(value) => correct(cell, value)}
                    />
                  ) : (
                    t('noColumn')
                  )}
                </td>
                <td>{text.reason(cell)}</td>
              </tr>
            );
          })}
        </tbody>
      </SheetTable>
      {found.total > found.cells.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('more', { count: found.total - found.cells.length })}
        </Typography>
      )}
    </section>
  );
}
