import { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { useForeignPictureText } from '@/components/ui/feedback/html/foreign-picture';
import { sanitizeHtml } from '@/lib/util/markup/sanitize';
import { inputAria, useFieldInput } from '@/components/ui/form/field-context';
import { isEmptyHtml } from '@/components/ui/form/rich-text';
import { filesAlone } from './pasted-pictures';
import { insertPictures, selectPicture } from './picture-commands';
import type { PictureParts } from './picture-node';
import { PicturePanel } from './PicturePanel';
import { extensionsOf } from './rich-text-extensions';
import { RichTextCounter } from './RichTextCounter';
import { RichTextSource } from './RichTextSource';
import { RichTextToolbar } from './RichTextToolbar';
import { TablePanel } from './TablePanel';
import { useTextPictures } from './use-text-pictures';
import pictures from '@/components/ui/feedback/html/pictures.module.css';
import styles from './rich-text-frame.module.css';

/** The box of the editor, and the look of the text in it. */
const RichTextFrame = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.richTextFrame} ${pictures.pictures} ${className}`} />
);

export interface RichTextInputProps {
  /** Bytes of UTF-8. */
  maxBytes: number;
  placeholder?: string;
  /** Shows the number of words and minutes to read. */
  reading?: boolean;
}

interface Reception {
  /** HTML from elsewhere, as the text keeps it. */
  takeHtml: (html: string, source: DataTransfer | null) => string;
  /** Inserts files at a position or the cursor; returns false if there are none. */
  takeFiles: (files: readonly File[], at?: number) => boolean;
}

/** The editor's attributes for assistive technology, whether it can be edited, and how it takes what is pasted. */
function optionsFrom(ariaJson: string, disabled: boolean | undefined, { takeHtml, takeFiles }: Reception) {
  const attributes = Object.entries(JSON.parse(ariaJson) as object).map(([name, text]) => [name, String(text)]);
  let source: DataTransfer | null = null;
  const remember = (data: DataTransfer | null) => {
    source = data;
    return false;
  };
  return {
    editable: !disabled,
    editorProps: {
      // Called before the HTML is read, which is converted without the files beside it.
      handleDOMEvents: {
        paste: (_: unknown, { clipboardData }: ClipboardEvent) => remember(clipboardData),
        drop: (_: unknown, { dataTransfer }: DragEvent) => remember(dataTransfer),
      },
      transformPastedHTML: (html: string) => takeHtml(html, source),
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => takeFiles(filesAlone(clipboardData)),
      handleDrop: (view: Editor['view'], { dataTransfer, clientX, clientY }: DragEvent, __: unknown, moved: boolean) =>
        !moved && takeFiles(filesAlone(dataTransfer), view.posAtCoords({ left: clientX, top: clientY })?.pos),
      attributes: Object.fromEntries(attributes),
    },
  };
}

/**
 * The editor. HTML is sanitised when it is set, pasted and read. The platform's HTML stays the value, character for
 * character, until the text is changed; reverted changes do not count. It is created without tiptap's hook: a hidden
 * view destroys its editor and creates a new one with the current text when it is visible again.
 */
export function RichTextEditor({ maxBytes, placeholder, reading }: RichTextInputProps) {
  const t = useTranslations('richText');
  const field = useFieldInput<string | undefined>();
  const value = field.value ?? '';
  const holder = useRef<HTMLDivElement>(null);
  const pictureText = useForeignPictureText();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [source, setSource] = useState(false);
  const [asked, setAsked] = useState(0);
  // The source is ahead of the editor: a picture that arrives goes into the source.
  const pictures = useTextPictures(source ? null : editor);
  /** A value from outside, and the editor's HTML of the same text. */
  const original = useRef<{ value: string; html: string }>(undefined);
  const known = useRef(value);

  const ariaJson = JSON.stringify({
    id: field.id,
    class: 'rich-text',
    role: 'textbox',
    'aria-multiline': true,
    'aria-labelledby': field.labelId,
    lang: field.lang,
    ...inputAria(field),
  });
  const { disabled } = field;

  const emit = useEffectEvent((html: string) => {
    const same = html === original.current?.html;
    const next = same ? original.current!.value : isEmptyHtml(html) ? '' : sanitizeHtml(html, undefined, 'edited');
    known.current = next;
    field.onChange(next);
  });
  const learn = (made: Editor) => {
    original.current = { value, html: made.getHTML() };
    known.current = value;
    pictures.noteSent(value);
  };
  const askAlt = () => setAsked((count) => count + 1);
  const parts = useEffectEvent((): PictureParts => ({
    ...pictures.parts,
    foreign: pictureText,
    lacksAlt: () => t('lacksAlt'),
    askAlt,
  }));
  const insertFiles = (made: Editor | null, files: readonly File[], at?: number) => {
    const ids = files.length > 0 ? pictures.addFiles(files) : [];
    if (made)
      insertPictures(
        made,
        ids.map((upload) => ({ upload })),
        at,
      );
    return ids;
  };
  const live = useRef<Editor>(null);
  const takeHtml = useEffectEvent(pictures.takeHtml);
  const takeFiles = useEffectEvent(
    (files: readonly File[], at?: number) => insertFiles(live.current, files, at).length > 0,
  );
  const reception = useEffectEvent((): Reception => ({
    takeHtml: (html, data) => takeHtml(html, data),
    takeFiles: (files, at) => takeFiles(files, at),
  }));
  const make = useEffectEvent(() => {
    const made = new Editor({
      element: holder.current,
      extensions: extensionsOf(() => parts()),
      content: sanitizeHtml(value, undefined, 'edited'),
      injectCSS: false,
      // Set at creation, because the editor applies later options with a delay.
      ...optionsFrom(ariaJson, disabled, reception()),
      onCreate: ({ editor: ready }) => setEditor(ready),
      onUpdate: ({ editor: now }) => emit(now.getHTML()),
      onDestroy: () => setEditor(null),
    });
    if (!original.current || value !== known.current) learn(made);
    return made;
  });
  useEffect(() => {
    const made = make();
    live.current = made;
    return () => {
      live.current = null;
      made.destroy();
    };
  }, []);

  // A value from outside: a restored draft, a copy from the other language, the saved record.
  const applyValue = useEffectEvent(() => {
    if (!editor || value === known.current) return;
    editor.commands.setContent(sanitizeHtml(value, undefined, 'edited'), { emitUpdate: false });
    learn(editor);
  });
  useEffect(() => applyValue(), [value, editor]);

  useEffect(() => {
    editor?.setOptions(optionsFrom(ariaJson, disabled, reception()));
  }, [editor, ariaJson, disabled]);

  const typeSource = (text: string) => {
    const html = pictures.takeHtml(text, null, true);
    const next = isEmptyHtml(html) ? '' : html;
    known.current = next;
    field.onChange(next);
    return next;
  };
  const toggleSource = () => {
    if (source && editor && value !== original.current?.value) {
      editor.commands.setContent(sanitizeHtml(value, undefined, 'edited'));
    }
    setSource(!source);
  };

  return (
    <RichTextFrame data-invalid={field.invalid || undefined} data-empty={isEmptyHtml(value) || undefined}>
      <RichTextToolbar
        editor={editor}
        source={source}
        onSource={toggleSource}
        onFiles={(files) => {
          const [only, ...others] = insertFiles(editor, files);
          if (editor && only && others.length === 0 && selectPicture(editor, ({ upload }) => upload === only)) askAlt();
        }}
      />
      {source && <RichTextSource html={value} onChange={typeSource} />}
      <div
        ref={holder}
        hidden={source}
        onBlur={field.onBlur}
        data-placeholder={placeholder}
        className="rich-text-body"
      />
      {editor && !source && !disabled && <PicturePanel editor={editor} asked={asked} />}
      {editor && !source && !disabled && <TablePanel editor={editor} />}
      <RichTextCounter
        html={value}
        maxBytes={maxBytes}
        reading={reading}
        onFillAlt={
          source || disabled
            ? undefined
            : () => editor && selectPicture(editor, ({ alt }) => alt.trim() === '') && askAlt()
        }
      />
    </RichTextFrame>
  );
}
