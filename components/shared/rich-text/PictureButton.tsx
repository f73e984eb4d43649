import type { Editor } from '@tiptap/core';
import { Images, ImagePlus, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { useOpened } from '@/components/ui/layout/use-opened';
import { useLibraryPicker } from '@/components/shared/material/library/use-library-picker';
import { ACCEPTED } from '@/lib/util/files/file-type';
import { fromLibrary, insertPictures, selectPicture } from './picture-commands';
import { ToolButton } from './ToolButton';

/** Pictures that are inserted from the library at once. */
const MAX_PICTURES = 20;

interface PictureButtonProps {
  editor: Editor | null;
  disabled: boolean;
  tabIndex: number;
  onFocus: () => void;
  /** Inserts files of the disk. */
  onFiles: (files: File[]) => void;
}

/** Inserts pictures from the disk or the library. */
export function PictureButton({ editor, disabled, tabIndex, onFocus, onFiles }: PictureButtonProps) {
  const t = useTranslations('richText');
  const texts = useTranslations('form.upload');
  const chooser = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const menu = useOpened<HTMLElement>();
  const library = useLibraryPicker({
    kind: 'image',
    max: MAX_PICTURES,
    onPick: (materials) => {
      if (!editor) return;
      insertPictures(editor, fromLibrary(materials));
      const [only, ...others] = materials;
      if (only && others.length === 0) selectPicture(editor, ({ src, alt }) => src === only.url && alt === '');
    },
  });
  const actions = [
    { key: 'upload', label: t('upload'), icon: Upload, run: () => chooser.current?.click() },
    { key: 'library', label: texts('library'), icon: Images, run: library.show },
  ];
  return (
    <span ref={place}>
      <ToolButton
        label={t('picture')}
        popup="menu"
        expanded={menu.what !== undefined}
        disabled={disabled}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={() => place.current && menu.open(place.current.querySelector('button') ?? place.current)}
      >
        <ImagePlus size={16} strokeWidth={1.7} aria-hidden="true" />
      </ToolButton>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={ACCEPTED.image}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {menu.what && <LazyActionMenu anchor={menu.what} actions={actions} onClose={menu.close} />}
      {library.picker}
    </span>
  );
}
