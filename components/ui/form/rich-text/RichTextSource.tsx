import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { inputAria, useFieldInput } from '../field-context';

const Area = styled('textarea')({
  display: 'block',
  width: '100%',
  minHeight: 216,
  maxHeight: 420,
  padding: '8px 11px',
  border: 0,
  resize: 'vertical',
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'var(--type-small)/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  tabSize: 2,
});
const Hint = styled('p')({
  margin: 0,
  padding: '4px 11px',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
});

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
      <Area
        {...inputAria(field)}
        aria-labelledby={field.labelId}
        aria-describedby={[hint, field.describedBy].filter(Boolean).join(' ')}
        spellCheck={false}
        lang="en"
        disabled={field.disabled}
        value={text}
        onChange={({ target }) => set({ text: target.value, known: onChange(target.value) })}
        onBlur={field.onBlur}
      />
      <Hint id={hint}>{t('sourceHint')}</Hint>
    </>
  );
}
