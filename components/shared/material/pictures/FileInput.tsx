import { Upload as UploadIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import { Stack } from '@/components/ui/layout/Stack';
import { LibraryButton } from '../library/LibraryButton';
import { useUploads } from '../use-uploads';
import { useUploadText } from '@/components/ui/media/use-upload-text';
import { ACCEPTED, type FileKind } from '@/lib/util/files/file-type';
import { useFieldInput } from '@/components/ui/form/field-context';
import { useFormHandle } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import styles from './FileInput.module.css';

interface FileInputProps {
  kind: FileKind;
  maxBytes: number;
  placeholder?: string;
}

/** The address of a file: typed, or that of an uploaded file. */
export function FileInput({ kind, maxBytes, placeholder }: FileInputProps) {
  const t = useTranslations('form.upload');
  const { model } = useFormHandle();
  const { id, name, disabled } = useFieldInput();
  const chooser = useRef<HTMLInputElement>(null);
  const text = useUploadText([kind], maxBytes);
  const { uploads, add, cancel } = useUploads({
    owner: id,
    kind,
    maxBytes,
    onDone: ({ url }) => model.set(name, url),
  });
  const upload = uploads.at(-1);
  return (
    <Stack gap={6}>
      <div className={styles.row}>
        <TextInput placeholder={placeholder} inputMode="url" />
        <input
          ref={chooser}
          type="file"
          hidden
          accept={ACCEPTED[kind]}
          onChange={(event) => {
            if (upload) cancel(upload.id);
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          disabled={disabled}
          loading={upload !== undefined && upload.state !== 'failed'}
          startIcon={<UploadIcon size={16} strokeWidth={1.7} aria-hidden="true" />}
          onClick={() => chooser.current?.click()}
        >
          {t('choose')}
        </Button>
        <LibraryButton
          kind={kind}
          disabled={disabled}
          onPick={([material]) => material && model.set(name, material.url)}
        />
      </div>
      {upload && (
        <Text
          variant="caption"
          as="div"
          role={upload.state === 'failed' ? 'alert' : 'status'}
          tone={upload.state === 'failed' ? 'error' : 'tertiary'}
        >
          {text(upload)}
        </Text>
      )}
    </Stack>
  );
}
