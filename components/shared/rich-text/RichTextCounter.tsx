import { useFormatter, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/layout/TextLink';
import { readingOf } from '@/lib/util/reading';
import { picturesWithoutAlt, plainText, utf8Length } from '@/components/ui/form/rich-text';
import styles from './RichTextCounter.module.css';

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
    <div className={styles.line}>
      {lacking > 0 && (
        <span className="lacks">
          {t('missingAlt', { count: lacking })}{' '}
          {onFillAlt && (
            <LinkButton quiet onClick={onFillAlt}>
              {t('fillAlt')}
            </LinkButton>
          )}
        </span>
      )}
      <span>{reading ? t('reading', readingOf(text)) : t('characters', { count: text.length })}</span>
      <span data-over={bytes > maxBytes || undefined}>
        {t('bytes', { now: inKilobytes(bytes), max: inKilobytes(maxBytes) })}
      </span>
    </div>
  );
}
