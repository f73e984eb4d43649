import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Upload as UploadIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { LibraryButton } from '@/components/ui/media/LibraryButton';
import { useUploads } from '@/components/ui/media/use-uploads';
import { useUploadText } from '@/components/ui/media/use-upload-text';
import { ACCEPTED, type FileKind } from '@/lib/util/files/file-type';
import { useFieldInput } from '../field-context';
import { useFormHandle } from '../form-context';
import { TextInput } from '../inputs/TextInput';

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
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
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
      </Box>
      {upload && (
        <Box
          role={upload.state === 'failed' ? 'alert' : 'status'}
          sx={{
            typography: 'caption',
            color: upload.state === 'failed' ? 'var(--error-text)' : 'var(--text-tertiary)',
          }}
        >
          {text(upload)}
        </Box>
      )}
    </Box>
  );
}
