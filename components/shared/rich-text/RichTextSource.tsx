import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { inputAria, useFieldInput } from '@/components/ui/form/field-context';
import styles from './RichTextSource.module.css';

/** Each block on a line of its own; white space between blocks means nothing. */
const inLines = (html: string) =>
  html.replace(
    /(<\/(?:p|h[2-4]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre)>|<(?:ul|ol|table|tbody|tr)>|<hr>)(?=<)/g,
    '$1\n',
  );

interface RichTextSourceProps {
  html: string;
  /** Called with the text at every change; returns what the form has of it. */
  onChange: (text: string) => string;
}

/** The text as HTML. It is sanitised at every change, so that a save needs no return to the editor. */
export function RichTextSource({ html, onChange }: RichTextSourceProps) {
  const t = useTranslations('richText');
  const field = useFieldInput();
  const hint = useId();
  const [{ text, known }, set] = useState(() => ({ text: inLines(html), known: html }));
  // From elsewhere: a restored draft, the saved record, a picture that is uploaded now.
  if (html !== known) set({ text: inLines(html), known: html });
  return (
    <>
      <textarea
        {...inputAria(field)}
        aria-labelledby={field.labelId}
        aria-describedby={[hint, field.describedBy].filter(Boolean).join(' ')}
        spellCheck={false}
        lang="en"
        disabled={field.disabled}
        value={text}
        onChange={({ target }) => set({ text: target.value, known: onChange(target.value) })}
        onBlur={field.onBlur}
        className={styles.area}
      />
      <p className={styles.hint} id={hint}>
        {t('sourceHint')}
      </p>
    </>
  );
}
