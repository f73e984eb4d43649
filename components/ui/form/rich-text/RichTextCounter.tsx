import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import { readingOf } from '@/lib/util/reading';
import { plainText, utf8Length } from './rich-text';

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '2px 11px 4px',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
  '& [data-over]': { color: 'var(--error-text)', fontWeight: 'var(--weight-medium)' },
});

interface RichTextCounterProps {
  html: string;
  maxBytes: number;
  /** For texts to be read: shows the number of words and minutes. */
  reading?: boolean;
}

/** The length of the text, in words and in the bytes that the platform limits. */
export function RichTextCounter({ html, maxBytes, reading = false }: RichTextCounterProps) {
  const t = useTranslations('form.richText');
  const format = useFormatter();
  const bytes = utf8Length(html);
  const text = plainText(html);
  const inKilobytes = (count: number) => format.number(count / 1000, { maximumFractionDigits: 1 });
  return (
    <Line>
      <span>{reading ? t('reading', readingOf(text)) : t('characters', { count: text.length })}</span>
      <span data-over={bytes > maxBytes || undefined}>
        {t('bytes', { now: inKilobytes(bytes), max: inKilobytes(maxBytes) })}
      </span>
    </Line>
  );
}
