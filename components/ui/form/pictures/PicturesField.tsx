import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useState, type ClipboardEvent, type DragEvent } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LibraryTile } from '@/components/ui/media/LibraryTile';
import { useUploads } from '@/components/ui/media/use-uploads';
import { useFieldInput } from '../field-context';
import { ImageTile } from './ImageTile';
import { Tile } from './tile';
import { Plus } from 'lucide-react';
import { UPLOAD_TILE } from '@/components/ui/media/upload-tile';
import { below, TOUCH } from '@/lib/theme/breakpoints';
import { holdSelection } from '@/lib/util/browser/hold-selection';
import { ACCEPTED } from '@/lib/util/files/file-type';

interface AddTileProps {
  onFiles: (files: Iterable<File>) => void;
  onBlur: () => void;
  multiple: boolean;
}

const Add = styled('label')({
  ...UPLOAD_TILE,
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
});

/** The button that adds pictures; it also accepts pasted files while it is focused. */
function AddTile({ onFiles, onBlur, multiple }: AddTileProps) {
  const t = useTranslations('form.images');
  return (
    <Add className="add">
      <input
        type="file"
        accept={ACCEPTED.image}
        multiple={multiple}
        onBlur={onBlur}
        onChange={(event) => {
          onFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <Plus size={20} strokeWidth={1.7} aria-hidden="true" />
      {t('add')}
    </Add>
  );
}

/** Loaded with the first upload. */
const UploadTile = lazyPart(() => import('./UploadTile').then((module) => module.UploadTile));

interface PicturesFieldProps {
  pictures: readonly string[];
  /** Reads the current list: several uploads may end before the next render. */
  read: () => readonly string[];
  write: (pictures: string[]) => void;
  max: number;
  maxBytes: number;
  cover?: boolean;
}

const Zone = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  // Three buttons for a finger side by side.
  [TOUCH]: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' },
  gap: 12,
  borderRadius: 'var(--radius-card)',
  '&[data-over]': { outline: '2px dashed var(--primary-main)', outlineOffset: 6 },
  '&[data-invalid] .add': { borderColor: 'var(--error-main)' },
});

/** The ways to add a picture; for a finger one below the other in the room of one picture, so that no column is empty. */
const Ways = styled('div')({
  display: 'contents',
  [TOUCH]: {
    display: 'grid',
    gridTemplateRows: '1fr 1fr',
    gap: 8,
    aspectRatio: '1',
    '&& > *': { aspectRatio: 'auto' },
  },
  // Where they would stand alone in a row of two, they share it.
  [below.phone]: {
    '&:nth-of-type(odd):last-child': {
      gridColumn: '1 / -1',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: '5.5rem',
      gap: 12,
      aspectRatio: 'auto',
    },
  },
});

function moved(list: readonly string[], from: number, to: number): string[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The same picture may occur twice: the key is its address and its occurrence. */
const keyOf = (list: readonly string[], index: number) =>
  `${list.slice(0, index).filter((url) => url === list[index]).length} ${list[index]}`;

/** Pictures that are chosen, dropped, pasted or selected from the library; buttons change their order. */
export function PicturesField({ pictures: images, read, write, max, maxBytes, cover = false }: PicturesFieldProps) {
  const t = useTranslations('form.images');
  const { id, labelId, describedBy, invalid, disabled, onBlur } = useFieldInput();
  const [over, setOver] = useState(false);
  const [skipped, setSkipped] = useState(0);
  // A single picture need not be removed first: a new one replaces it.
  const single = max === 1;
  const addUrls = (urls: readonly string[]) => write(single ? urls.slice(-1) : [...read(), ...urls].slice(0, max));
  const uploads = useUploads({ owner: id, kind: 'image', maxBytes, onDone: ({ url }) => addUrls([url]) });
  const remaining = disabled ? 0 : max - (single ? 0 : images.length) - uploads.uploads.length;
  const add = (files: Iterable<File>) => {
    const all = [...files];
    setSkipped(Math.max(0, all.length - remaining));
    uploads.add(all.slice(0, Math.max(0, remaining)));
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
        id={id}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        data-over={over || undefined}
        data-invalid={invalid || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onFocus={({ currentTarget }) => holdSelection(currentTarget)}
        onPaste={paste}
      >
        {images.map((url, index) => (
          <ImageTile
            key={keyOf(images, index)}
            url={url}
            index={index}
            count={images.length}
            cover={cover && index === 0}
            onMove={(to) => write(moved(images, index, to))}
            onRemove={() => write(images.filter((_, at) => at !== index))}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <Suspense key={upload.id} fallback={<Tile />}>
            <UploadTile
              upload={upload}
              maxBytes={maxBytes}
              onRetry={() => uploads.retry(upload.id)}
              onCancel={() => uploads.cancel(upload.id)}
            />
          </Suspense>
        ))}
        {remaining > 0 && (
          <Ways>
            <AddTile onFiles={add} onBlur={onBlur} multiple={!single} />
            <LibraryTile max={remaining} onPick={(materials) => addUrls(materials.map(({ url }) => url))} />
          </Ways>
        )}
      </Zone>
      <div role="status">{skipped > 0 && t('skipped', { count: skipped, max })}</div>
    </>
  );
}
