import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/feedback/Alert';
import { Checkbox } from '@/components/ui/form/choice/choice';
import { Text } from '@/components/ui/layout/Text';
import { UploadButton } from '@/components/shared/material/UploadButton';
import { UploadList } from '@/components/shared/material/UploadList';
import { useNamedUploads } from '@/components/shared/material/use-uploads';
import { useFileDrop } from '@/components/ui/media/use-file-drop';
import { showMessage } from '@/lib/state/messages';
import { ChangeTable } from '../../changes/ChangeTable';
import type { CheckCounts } from '../worker/import-job';
import type { Importing } from './use-import';
import { useHeldFocus } from './use-held-focus';
import { WrongCells } from './WrongCells';
import { pictureKey } from '../worker/pictures';
import space from '@/components/ui/layout/space.module.css';
import styles from './ReviewStep.module.css';

const LISTED = 8;

/** Pictures that the file names: chosen or dropped here, they are uploaded and replace the names. */
function MissingPictures({ importing, names }: { importing: Importing; names: readonly string[] }) {
  const t = useTranslations('productSheet.pictures');
  const format = useFormatter();
  const wanted = new Set(names.map(pictureKey));
  const { uploads, add, retry, cancel } = useNamedUploads({
    owner: 'productSheet',
    kind: 'image',
    onDone: (file, { url }) => importing.edit((own) => own.setPicture(file.name, url)),
  });
  const take = (files: File[]) => {
    const fitting = files.filter(({ name }) => wanted.has(pictureKey(name)));
    if (fitting.length < files.length) showMessage('info', t('others', { count: files.length - fitting.length }));
    add(fitting);
  };
  useFileDrop(take);
  return (
    <Alert
      severity="warning"
      className={space.around8}
      action={<UploadButton kinds={['image']} variant="outlined" onFiles={take} />}
    >
      {t('missing', { count: names.length, names: format.list(names.slice(0, LISTED)) })}
      <UploadList uploads={uploads} kinds={['image']} onRetry={retry} onCancel={cancel} />
    </Alert>
  );
}

/** What the import would do, before it does anything. */
export function ReviewStep({ importing, counts }: { importing: Importing; counts: CheckCounts }) {
  const t = useTranslations('productSheet.import');
  const format = useFormatter();
  const { resultRef, fieldsRef, follow, onFocus, onBlur } = useHeldFocus(counts);
  const none = counts.new + counts.changed === 0;
  return (
    <>
      <div role="status" aria-label={t('result')} ref={resultRef} tabIndex={-1}>
        <dl className={styles.counts}>
          {(['new', 'changed', 'same', 'wrong'] as const).map((kind) => (
            <div key={kind} data-wrong={(kind === 'wrong' && counts.wrong > 0) || undefined}>
              <dt>{t(`count.${kind}`)}</dt>
              <dd>{format.number(counts[kind])}</dd>
            </div>
          ))}
        </dl>
      </div>
      {none && counts.wrong === 0 && <Alert severity="info">{t('nothing')}</Alert>}
      {counts.new > 0 && (
        <Alert severity="info" className={space.below8}>
          {t('drafts')}
        </Alert>
      )}
      <Checkbox
        checked={importing.clearsEmpty}
        onChange={(event) => importing.setClearsEmpty(event.target.checked)}
        label={t('clearsEmpty')}
      />
      {counts.pictures.length > 0 && <MissingPictures importing={importing} names={counts.pictures} />}
      <div ref={fieldsRef} onFocus={onFocus} onBlur={onBlur}>
        {counts.wrong > 0 && <WrongCells importing={importing} counts={counts} onShown={follow} />}
      </div>
      {!none && (
        <section>
          <Text variant="subtitle2" as="h3" className={space.around8}>
            {t('changes')}
          </Text>
          <ChangeTable label={t('changes')} read={(...wanted) => importing.job()!.changesOf(...wanted)} of={counts} />
        </section>
      )}
    </>
  );
}
