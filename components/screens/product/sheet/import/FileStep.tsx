import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFileDrop } from '@/components/ui/media/use-file-drop';
import { SHEET_LIMITS } from '@/lib/sheet/limits';
import { showError } from '@/lib/state/messages';
import { download } from '@/lib/util/files/download';
import type { Importing } from './use-import';

const Zone = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '32px 16px',
  textAlign: 'center',
  borderRadius: 'var(--radius-card)',
  border: '1.5px dashed var(--border-strong)',
  color: 'var(--text-secondary)',
  '& svg': { color: 'var(--text-tertiary)' },
  '&[data-over]': { borderColor: 'var(--primary-main)', backgroundColor: 'var(--surface-hover)' },
  '& strong': { color: 'var(--text-primary)' },
  '& p': { margin: 0, fontSize: 'var(--type-small)' },
});

const HINTS = [
  'sku',
  'title',
  'several',
  'keywords',
  'hsCode',
  'images',
  'tiers',
  'attributes',
  'variants',
  'leadTimes',
  'html',
] as const;

/** Chooses the file, or downloads the template. */
export function FileStep({ importing }: { importing: Importing }) {
  const t = useTranslations('productSheet.import');
  const faults = useTranslations('productSheet.fault');
  const hint = useTranslations('productSheet.hint');
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { stage, choose } = importing;
  const over = useFileDrop((files) => files[0] && choose(files[0]));
  const downloadTemplate = () => {
    setBusy(true);
    importing
      .template(Object.fromEntries(HINTS.map((name) => [name, hint(name)])))
      .then((file) => download(file, t('templateName'), 'xlsx'), showError)
      .finally(() => setBusy(false));
  };
  const fault = stage.name === 'file' ? stage.fault : undefined;
  return (
    <>
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {faults(fault.key as 'tooManyRows', { max: 0, rows: 0, ...fault.values })}
        </Alert>
      )}
      <Zone data-over={over || undefined}>
        <FileSpreadsheet size={36} aria-hidden />
        <strong>{t('drop')}</strong>
        <p>{t('kinds', { max: SHEET_LIMITS.rows })}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('choose')}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) choose(file);
          }}
        />
        <Button variant="contained" onClick={() => chooser.current?.click()}>
          {t('choose')}
        </Button>
        <Button
          variant="text"
          loading={busy}
          loadingPosition="start"
          startIcon={<Download size={16} aria-hidden />}
          onClick={downloadTemplate}
        >
          {t('template')}
        </Button>
      </Zone>
    </>
  );
}
