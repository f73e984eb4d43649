import { Download, FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { FileZone } from '@/components/ui/media/FileZone';
import { SHEET_ENDINGS, SHEET_LIMITS } from '@/lib/sheet/limits';
import { showError } from '@/lib/state/messages';
import { download } from '@/lib/util/files/download';
import type { Importing } from './use-import';

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
  const [busy, setBusy] = useState(false);
  const { stage, choose } = importing;
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
        <Alert severity="error" className={space.below16}>
          {faults(fault.key as 'tooManyRows', { max: 0, rows: 0, ...fault.values })}
        </Alert>
      )}
      <FileZone
        label={t('choose')}
        accept={SHEET_ENDINGS}
        onFile={choose}
        more={
          <Button
            variant="text"
            loading={busy}
            startIcon={<Download size={16} aria-hidden />}
            onClick={downloadTemplate}
          >
            {t('template')}
          </Button>
        }
      >
        <FileSpreadsheet size={36} aria-hidden />
        <strong>{t('drop')}</strong>
        <p>{t('kinds', { max: SHEET_LIMITS.rows })}</p>
      </FileZone>
    </>
  );
}
