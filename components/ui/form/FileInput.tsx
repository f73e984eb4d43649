import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Upload as UploadIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { FileKind } from './file-type';
import { useFieldInput } from './field-context';
import { useFormHandle } from './form-context';
import { TextInput } from './TextInput';
import { useUploads } from './use-uploads';
import { useUploadText } from './use-upload-text';

interface FileInputProps {
  kind: FileKind;
  maxBytes: number;
  placeholder?: string;
}

/** The address of one file: typed, or the place an uploaded one was given. */
export function FileInput({ kind, maxBytes, placeholder }: FileInputProps) {
  const t = useTranslations('form.upload');
  const { setValue } = useFormHandle();
  const { name, disabled } = useFieldInput();
  const chooser = useRef<HTMLInputElement>(null);
  const text = useUploadText(kind, maxBytes);
  const { uploads, add, cancel } = useUploads({ kind, maxBytes, onDone: ({ url }) => setValue(name, url) });
  const upload = uploads.at(-1);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextInput placeholder={placeholder} inputMode="url" />
        <input
          ref={chooser}
          type="file"
          hidden
          accept={`${kind}/*`}
          onChange={(event) => {
            if (upload) cancel(upload.id);
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          disabled={disabled}
          loading={upload?.state === 'sending'}
          startIcon={<UploadIcon size={16} strokeWidth={1.7} aria-hidden="true" />}
          onClick={() => chooser.current?.click()}
        >
          {t('choose')}
        </Button>
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
