import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormatter, useTranslations } from 'next-intl';
import { below } from '@/lib/theme/breakpoints';
import { ChangeTable } from '../../changes/ChangeTable';
import type { CheckCounts } from '../worker/import-job';
import { MissingPictures } from './MissingPictures';
import type { Importing } from './use-import';
import { useHeldFocus } from './use-held-focus';
import { WrongCells } from './WrongCells';

const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  margin: '0 0 12px',
  '& div': {
    padding: '10px 14px',
    borderRadius: 'var(--radius-card)',
    border: '1px solid var(--border-subtle)',
    display: 'flex',
    flexDirection: 'column-reverse',
  },
  '& dt': { color: 'var(--text-secondary)', fontSize: 'var(--type-small)' },
  '& dd': {
    margin: 0,
    fontSize: 'var(--type-h3)',
    fontWeight: 'var(--weight-semibold)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-wrong] dd': { color: 'var(--error-text)' },
  [below.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What the import would do, before it does anything. */
export function ReviewStep({ importing, counts }: { importing: Importing; counts: CheckCounts }) {
  const t = useTranslations('productSheet.import');
  const format = useFormatter();
  const { resultRef, fieldsRef, follow, onFocus, onBlur } = useHeldFocus(counts);
  const none = counts.new + counts.changed === 0;
  return (
    <>
      <div role="status" aria-label={t('result')} ref={resultRef} tabIndex={-1}>
        <Counts>
          {(['new', 'changed', 'same', 'wrong'] as const).map((kind) => (
            <div key={kind} data-wrong={(kind === 'wrong' && counts.wrong > 0) || undefined}>
              <dt>{t(`count.${kind}`)}</dt>
              <dd>{format.number(counts[kind])}</dd>
            </div>
          ))}
        </Counts>
      </div>
      {none && counts.wrong === 0 && <Alert severity="info">{t('nothing')}</Alert>}
      {counts.new > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('drafts')}
        </Alert>
      )}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={importing.clearsEmpty}
            onChange={(_, checked) => importing.setClearsEmpty(checked)}
          />
        }
        label={t('clearsEmpty')}
      />
      {counts.pictures.length > 0 && <MissingPictures importing={importing} names={counts.pictures} />}
      <div ref={fieldsRef} onFocus={onFocus} onBlur={onBlur}>
        {counts.wrong > 0 && <WrongCells importing={importing} counts={counts} onShown={follow} />}
      </div>
      {!none && (
        <section>
          <Typography variant="subtitle2" component="h3" sx={{ my: 1 }}>
            {t('changes')}
          </Typography>
          <ChangeTable label={t('changes')} read={(...wanted) => importing.job()!.changesOf(...wanted)} of={counts} />
        </section>
      )}
    </>
  );
}
