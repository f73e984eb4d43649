import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { Alert } from '@/components/ui/feedback/Alert';
import space from '@/components/ui/layout/space.module.css';
import { FileZone } from '@/components/ui/media/FileZone';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { textOfCell } from '@/lib/sheet/cell';
import { SHEET_ENDINGS } from '@/lib/sheet/limits';
import type { SourceSheet } from '@/lib/sheet/read-sheet';
import { SheetFault } from '@/lib/sheet/sheet-fault';
import { Sample } from '../parts/Sample';
import { TableScroll } from './TableScroll';

/** Rows of a file that are shown; the rest is counted. */
const SHOWN = 20;

type Read =
  | { name: 'none' }
  | { name: 'reading' }
  | { name: 'failed'; error: unknown }
  | { name: 'read'; file: string; sheet: SourceSheet };

/** Reads a file by its content, whatever its name says, and says in a sentence what is wrong with another. */
export function ImportSample() {
  const t = useTranslations('gallery.excel');
  const faults = useTranslations('productSheet.fault');
  const latest = useRef(0);
  const [read, setRead] = useState<Read>({ name: 'none' });
  const take = async (file: File) => {
    const turn = (latest.current += 1);
    const show = (next: Read) => turn === latest.current && setRead(next);
    show({ name: 'reading' });
    try {
      const [{ readSheets }, bytes] = await Promise.all([import('@/lib/sheet/read-sheet'), file.arrayBuffer()]);
      const [sheet] = await readSheets(new Uint8Array(bytes));
      show(sheet ? { name: 'read', file: file.name, sheet } : { name: 'failed', error: new SheetFault('noRows') });
    } catch (error) {
      show({ name: 'failed', error });
    }
  };
  const faultText = (error: unknown) => {
    if (!(error instanceof SheetFault)) return t('failed');
    if (error.key === 'noRows') return t('noRows');
    return faults(error.key as 'tooManyRows', { max: 0, rows: 0, ...error.values });
  };
  return (
    <Sample
      title={t('in.title')}
      text={t('in.text')}
      files={['lib/sheet/read-sheet.ts', 'components/ui/media/FileZone.tsx']}
    >
      <div className={space.below16}>
        <FileZone label={t('choose')} accept={SHEET_ENDINGS} onFile={(file) => void take(file)}>
          <FileSpreadsheet size={32} aria-hidden />
          <span>{t('drop')}</span>
        </FileZone>
      </div>
      {read.name === 'reading' && <ProgressBar aria-label={t('reading')} />}
      {read.name === 'failed' && <Alert severity="error">{faultText(read.error)}</Alert>}
      {read.name === 'read' && (
        <>
          <p role="status">
            {t('read', { file: read.file, rows: read.sheet.rows.length, columns: read.sheet.heads.length })}
          </p>
          <TableScroll label={read.file}>
            <PlainTable aria-label={read.file}>
              <thead>
                <tr>
                  {read.sheet.heads.map((head, index) => (
                    <th key={index} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {read.sheet.rows.slice(0, SHOWN).map(({ number, cells }) => (
                  <tr key={number}>
                    {read.sheet.heads.map((_, index) => (
                      <td key={index}>{textOfCell(cells[index])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </TableScroll>
        </>
      )}
    </Sample>
  );
}
