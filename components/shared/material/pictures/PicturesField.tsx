import { useTranslations } from 'next-intl';
import { Suspense, useState, type ClipboardEvent, type DragEvent } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LibraryTile } from '../library/LibraryTile';
import { useLimitedUploads } from '../use-uploads';
import { useFieldInput } from '@/components/ui/form/field-context';
import { ImageTile } from './ImageTile';
import { Tile } from './tile';
import { Plus } from 'lucide-react';
import { holdSelection } from '@/lib/util/browser/hold-selection';
import { ACCEPTED } from '@/lib/util/files/file-type';
import way from '../picture-way.module.css';
import styles from './PicturesField.module.css';

interface AddTileProps {
  onFiles: (files: Iterable<File>) => void;
  onBlur: () => void;
  multiple: boolean;
}

/** The button that adds pictures; it also accepts pasted files while it is focused. */
function AddTile({ onFiles, onBlur, multiple }: AddTileProps) {
  const t = useTranslations('form.images');
  return (
    <label className={`${way.way} add`}>
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
    </label>
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
  // A single picture need not be removed first: a new one replaces it.
  const single = max === 1;
  const addUrls = (urls: readonly string[]) => write(single ? urls.slice(-1) : [...read(), ...urls].slice(0, max));
  const uploads = useLimitedUploads({
    owner: id,
    kind: 'image',
    maxBytes,
    free: disabled ? 0 : max - (single ? 0 : images.length),
    onDone: ({ url }) => addUrls([url]),
  });
  const { remaining, skipped, add } = uploads;
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
      <div
        className={styles.zone}
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
          <div className={styles.ways}>
            <AddTile onFiles={add} onBlur={onBlur} multiple={!single} />
            <LibraryTile max={remaining} onPick={(materials) => addUrls(materials.map(({ url }) => url))} />
          </div>
        )}
      </div>
      <div role="status">{skipped > 0 && t('skipped', { count: skipped, max })}</div>
    </>
  );
}
