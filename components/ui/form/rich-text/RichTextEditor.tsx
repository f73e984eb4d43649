import { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForeignPictureText } from '@/components/ui/feedback/foreign-picture';
import { showMessage } from '@/lib/state/messages';
import { sanitizeHtml } from '@/lib/util/sanitize';
import { inputAria, useFieldInput } from '../field-context';
import { leftOutOf } from './left-out-pictures';
import { isEmptyHtml } from './rich-text';
import { extensionsOf } from './rich-text-extensions';
import { RichTextFrame } from './rich-text-frame';
import type { RichTextInputProps } from './RichTextInput';
import { RichTextCounter } from './RichTextCounter';
import { RichTextToolbar } from './RichTextToolbar';

/** The editor's attributes for assistive technology, and whether it can be edited. */
function optionsFrom(ariaJson: string, disabled: boolean | undefined, reportLeftOut: (leftOut: number) => boolean) {
  const attributes = Object.entries(JSON.parse(ariaJson) as object).map(([name, text]) => [name, String(text)]);
  return {
    editable: !disabled,
    editorProps: {
      transformPastedHTML: (html: string) => sanitizeHtml(html),
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => reportLeftOut(leftOutOf(clipboardData)),
      handleDrop: (_: unknown, { dataTransfer }: DragEvent) => reportLeftOut(leftOutOf(dataTransfer)),
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
  const field = useFieldInput<string | undefined>();
  const value = field.value ?? '';
  const holder = useRef<HTMLDivElement>(null);
  const pictureText = useForeignPictureText();
  const [editor, setEditor] = useState<Editor | null>(null);
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
  const t = useTranslations('form.richText');
  const leftOut = useEffectEvent((count: number) => {
    if (count > 0) showMessage('warning', t('picturesLeftOut', { count }));
    // The editor still handles the pasted text.
    return false;
  });
  const emit = useEffectEvent((html: string) => {
    const same = html === original.current?.html;
    const next = same ? original.current!.value : isEmptyHtml(html) ? '' : sanitizeHtml(html);
    known.current = next;
    field.onChange(next);
  });
  const learn = (made: Editor) => {
    original.current = { value, html: made.getHTML() };
    known.current = value;
  };
  const make = useEffectEvent(() => {
    const made = new Editor({
      element: holder.current,
      extensions: extensionsOf(pictureText),
      content: sanitizeHtml(value),
      injectCSS: false,
      // Set at creation, because the editor applies later options with a delay.
      ...optionsFrom(ariaJson, disabled, (count) => leftOut(count)),
      onCreate: ({ editor: ready }) => setEditor(ready),
      onUpdate: ({ editor: now }) => emit(now.getHTML()),
      onDestroy: () => setEditor(null),
    });
    if (!original.current || value !== known.current) learn(made);
    return made;
  });
  useEffect(() => {
    const made = make();
    return () => made.destroy();
  }, []);

  // A value from outside: a restored draft, a copy from the other language, the saved record.
  const applyValue = useEffectEvent(() => {
    if (!editor || value === known.current) return;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
    learn(editor);
  });
  useEffect(() => applyValue(), [value, editor]);

  useEffect(() => {
    editor?.setOptions(optionsFrom(ariaJson, disabled, (count) => leftOut(count)));
  }, [editor, ariaJson, disabled]);

  return (
    <RichTextFrame data-invalid={field.invalid || undefined} data-empty={isEmptyHtml(value) || undefined}>
      <RichTextToolbar editor={editor} />
      <div ref={holder} onBlur={field.onBlur} data-placeholder={placeholder} className="rich-text-body" />
      <RichTextCounter html={value} maxBytes={maxBytes} reading={reading} />
    </RichTextFrame>
  );
}
