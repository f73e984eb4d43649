import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import { readingOf } from '@/lib/util/reading';
import { picturesWithoutAlt, plainText, utf8Length } from './rich-text';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  padding: '2px 11px 4px',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
  '& [data-over]': { color: 'var(--error-text)', fontWeight: 'var(--weight-medium)' },
  '& .lacks': { flex: '1 0 100%', color: 'var(--warning-text)' },
  '& .lacks button': { font: 'inherit', verticalAlign: 'baseline', textDecoration: 'underline' },
});

interface RichTextCounterProps {
  html: string;
  maxBytes: number;
  /** For texts to be read: shows the number of words and minutes. */
  reading?: boolean;
  /** Goes to the first picture without a description. */
  onFillAlt?: () => void;
}

/** The length of the text, in words and in the bytes that the platform limits; and its pictures without a description. */
export function RichTextCounter({ html, maxBytes, reading = false, onFillAlt }: RichTextCounterProps) {
  const t = useTranslations('richText');
  const format = useFormatter();
  const bytes = utf8Length(html);
  const text = plainText(html);
  const lacking = picturesWithoutAlt(html);
  const inKilobytes = (count: number) => format.number(count / 1000, { maximumFractionDigits: 1 });
  return (
    <Line>
      {lacking > 0 && (
        <span className="lacks">
          {t('missingAlt', { count: lacking })}{' '}
          {onFillAlt && (
            <Link component="button" type="button" color="inherit" onClick={onFillAlt}>
              {t('fillAlt')}
            </Link>
          )}
        </span>
      )}
      <span>{reading ? t('reading', readingOf(text)) : t('characters', { count: text.length })}</span>
      <span data-over={bytes > maxBytes || undefined}>
        {t('bytes', { now: inKilobytes(bytes), max: inKilobytes(maxBytes) })}
      </span>
    </Line>
  );
}
