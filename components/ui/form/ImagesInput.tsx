import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { AddTile } from './AddTile';
import { useFieldInput } from './field-context';
import { useFormHandle } from './form-context';
import { ImageTile } from './ImageTile';
import { UploadTile } from './UploadTile';
import { useUploads } from './use-uploads';

interface ImagesInputProps {
  max: number;
  maxBytes: number;
  /** The first picture stands for the thing. */
  cover?: boolean;
}

const Zone = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 12,
  borderRadius: 12,
  '&[data-over]': { outline: '2px dashed var(--primary-main)', outlineOffset: 6 },
  '&[data-invalid] .add': { borderColor: 'var(--error-main)' },
});

function moved(list: readonly string[], from: number, to: number): string[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The same picture may stand twice; a key is the picture and which of them it is. */
const keyOf = (list: readonly string[], index: number) =>
  `${list.slice(0, index).filter((url) => url === list[index]).length} ${list[index]}`;

/** Pictures: chosen, dropped or pasted, each on its way by itself; put in order by buttons. */
export function ImagesInput({ max, maxBytes, cover = false }: ImagesInputProps) {
  const t = useTranslations('form.images');
  const { getValue, setValue } = useFormHandle();
  const field = useFieldInput<string[] | undefined>();
  const [over, setOver] = useState(false);
  const [skipped, setSkipped] = useState(0);
  const images = field.value ?? [];
  const { name } = field;
  const uploads = useUploads({
    kind: 'image',
    maxBytes,
    // Several may end before the next drawing: the list is read where it stands.
    onDone: ({ url }) => setValue(name, [...((getValue(name) as string[] | undefined) ?? []), url]),
  });
  const room = max - images.length - uploads.uploads.length;
  const add = (files: Iterable<File>) => {
    const all = [...files];
    setSkipped(Math.max(0, all.length - room));
    uploads.add(all.slice(0, Math.max(0, room)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  return (
    <>
      <Zone
        id={field.id}
        role="group"
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        data-over={over || undefined}
        data-invalid={field.invalid || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        {images.map((url, index) => (
          <ImageTile
            key={keyOf(images, index)}
            url={url}
            index={index}
            count={images.length}
            cover={cover && index === 0}
            onMove={(to) => field.onChange(moved(images, index, to))}
            onRemove={() => field.onChange(images.filter((_, at) => at !== index))}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            maxBytes={maxBytes}
            onRetry={() => uploads.retry(upload)}
            onCancel={() => uploads.cancel(upload.id)}
          />
        ))}
        {room > 0 && <AddTile onFiles={add} onBlur={field.onBlur} />}
      </Zone>
      <div role="status">{skipped > 0 && t('skipped', { count: skipped, max })}</div>
    </>
  );
}
