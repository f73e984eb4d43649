import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { TextArea, TextBox } from '@/components/ui/form/text/text-box';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { isComposing } from '@/lib/util/browser/composing';
import { showError } from '@/lib/state/messages';
import { download } from '@/lib/util/files/download';
import type { CheckCounts, WrongCell } from '../worker/import-job';
import { SheetTable } from './SheetTable';
import { useFaultText } from './use-fault-text';
import type { Importing } from './use-import';
import { useWrongRows } from './use-wrong-rows';
import styles from './WrongCells.module.css';

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
  const common = {
    size: 'small',
    className: styles.field,
    'aria-label': label,
    'aria-invalid': true,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(target.value),
    onBlur: correct,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) correct();
    },
  } as const;
  return cell.text.includes('\n') ? <TextArea {...common} lines={[1, 4]} /> : <TextBox {...common} />;
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
    const wrong = await readWrongRows(job()!);
    if (wrong) download(wrong.file, wrong.fileName, 'xlsx');
  };
  return (
    <section>
      <Text variant="subtitle2" as="h3" className={styles.note}>
        {t('title', { count: found.total })}
        <Button
          size="small"
          variant="text"
          startIcon={<Download size={14} aria-hidden />}
          onClick={() => void downloadWrongRows().catch(showError)}
          className={space.toEnd}
        >
          {t('take')}
        </Button>
      </Text>
      <SheetTable stacked aria-label={t('title', { count: found.total })}>
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
        <Text variant="body2" tone="secondary" className={space.above8}>
          {t('more', { count: found.total - found.cells.length })}
        </Text>
      )}
    </section>
  );
}
