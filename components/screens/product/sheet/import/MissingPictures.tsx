import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/feedback/Alert';
import space from '@/components/ui/layout/space.module.css';
import { UploadButton } from '@/components/shared/material/UploadButton';
import { UploadList } from '@/components/shared/material/UploadList';
import { useNamedUploads } from '@/components/shared/material/use-uploads';
import { useFileDrop } from '@/components/ui/media/use-file-drop';
import { showMessage } from '@/lib/state/messages';
import { pictureKey } from '../worker/pictures';
import type { Importing } from './use-import';

const LISTED = 8;

/** Pictures that the file names: chosen or dropped here, they are uploaded and replace the names. */
export function MissingPictures({ importing, names }: { importing: Importing; names: readonly string[] }) {
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
