import { useLocale } from 'next-intl';
import { type ContentLanguage, contentLanguage, localized } from '@/lib/i18n/localized';
import { visibleText } from '@/lib/util/files/file-name';
import styles from './cells.module.css';
import { DENSITY_SIZES, type Density } from './column';
import { Thumb } from './Thumb';

const OTHER = { zh: 'en', en: 'zh' } as const;

export interface RecordCellProps {
  title: Record<string, string>;
  image: string | undefined;
  /** The address of the record; absent: it cannot be opened. */
  href?: string;
  /** A short identifier, such as an SKU. */
  code?: string;
  /** The text if the title is missing in this language. */
  missing: (language: ContentLanguage) => string;
  density: Density;
}

/** Picture, title with a link to the record, and a secondary line with its code and the title in the other language. */
export function RecordCell({ title, image, href, code, missing, density }: RecordCellProps) {
  const locale = contentLanguage(useLocale());
  const other = OTHER[locale];
  const own = Boolean(title[locale]);
  const lacks = own ? (title[other] ? undefined : other) : locale;
  const comfortable = density === 'comfortable';
  return (
    <div className={styles.record} data-line={comfortable ? undefined : ''}>
      <Thumb src={image} size={DENSITY_SIZES[density].thumb} />
      <a className={styles.link} href={href} lang={own ? undefined : other} dir="auto" title={localized(title, locale)}>
        {visibleText(localized(title, locale))}
      </a>
      {comfortable ? (
        <div className={styles.quiet}>
          {code && (
            <>
              <bdi>{code}</bdi>
              {' · '}
            </>
          )}
          {lacks ? <span className={styles.missing}>{missing(lacks)}</span> : <bdi lang={other}>{title[other]}</bdi>}
        </div>
      ) : (
        code && <span className={styles.code}>{code}</span>
      )}
    </div>
  );
}
