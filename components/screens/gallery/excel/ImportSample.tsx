import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFileDrop } from '@/components/ui/media/use-file-drop';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { textOfCell } from '@/lib/sheet/cell';
import type { SourceSheet } from '@/lib/sheet/read-sheet';
import { SheetFault } from '@/lib/sheet/sheet-fault';
import { Sample } from '../parts/Sample';
import { TableScroll } from './TableScroll';

/** Rows of a file that are shown; the rest is counted. */
const SHOWN = 20;

const Zone = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  padding: '28px 16px',
  border: '1.5px dashed var(--border-control)',
  borderRadius: 'var(--radius-card)',
  color: 'var(--text-secondary)',
  textAlign: 'center',
  fontSize: 'var(--type-small)',
  '&[data-over]': { borderColor: 'var(--primary-main)', backgroundColor: 'var(--surface-hover)' },
});

type Read =
  | { name: 'none' }
  | { name: 'reading' }
  | { name: 'failed'; error: unknown }
  | { name: 'read'; file: string; sheet: SourceSheet };

/** Reads a file by its content, whatever its name says, and says in a sentence what is wrong with another. */
export function ImportSample() {
  const t = useTranslations('gallery.excel');
  const faults = useTranslations('productSheet.fault');
  const chooser = useRef<HTMLInputElement>(null);
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
  const over = useFileDrop(([file]) => file && void take(file));
  const faultText = (error: unknown) => {
    if (!(error instanceof SheetFault)) return t('failed');
    if (error.key === 'noRows') return t('noRows');
    return faults(error.key as 'tooManyRows', { max: 0, rows: 0, ...error.values });
  };
  return (
    <Sample
      title={t('in.title')}
      text={t('in.text')}
      files={['lib/sheet/read-sheet.ts', 'components/ui/media/use-file-drop.ts']}
    >
      <Zone data-over={over || undefined}>
        <FileSpreadsheet size={32} aria-hidden />
        <span>{t('drop')}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('choose')}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void take(file);
          }}
        />
        <Button onClick={() => chooser.current?.click()}>{t('choose')}</Button>
      </Zone>
      {read.name === 'reading' && <LinearProgress aria-label={t('reading')} />}
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
