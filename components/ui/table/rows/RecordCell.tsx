import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale } from 'next-intl';
import { type ContentLanguage, contentLanguage, localized } from '@/lib/i18n/localized';
import { visibleText } from '@/lib/util/files/file-name';
import { DENSITY_SIZES, type Density } from './column';
import { Thumb } from './Thumb';

const OTHER = { zh: 'en', en: 'zh' } as const;

export interface RecordCellProps {
  title: Record<string, string>;
  image: string | undefined;
  /** Where the record is opened. */
  href: string;
  /** A short sign of its own, such as an SKU. */
  code?: string;
  /** What is said where the title has no such language. */
  missing: (language: ContentLanguage) => string;
  density: Density;
}

/** Picture, title as the way to the record, and a quiet line with its code and the title in the other language. */
export function RecordCell({ title, image, href, code, missing, density }: RecordCellProps) {
  const locale = contentLanguage(useLocale());
  const other = OTHER[locale];
  const own = Boolean(title[locale]);
  const lacks = own ? (title[other] ? undefined : other) : locale;
  const name = (
    <Link
      noWrap
      href={href}
      variant="subtitle2"
      lang={own ? undefined : other}
      dir="auto"
      title={localized(title, locale)}
      sx={{ display: 'block', color: 'var(--text-primary)', minWidth: 0 }}
    >
      {visibleText(localized(title, locale))}
    </Link>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumb src={image} size={DENSITY_SIZES[density].thumb} />
      {density === 'comfortable' ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {name}
          <Typography variant="caption" component="div" noWrap sx={{ color: 'var(--text-tertiary)' }}>
            {code && (
              <>
                <bdi>{code}</bdi>
                {' · '}
              </>
            )}
            {lacks ? (
              <Box component="span" sx={{ color: 'var(--warning-text)' }}>
                {missing(lacks)}
              </Box>
            ) : (
              <bdi lang={other}>{title[other]}</bdi>
            )}
          </Typography>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, flex: 1, minWidth: 0, justifyContent: 'space-between' }}>
          {name}
          {code && (
            <Box component="span" sx={{ color: 'var(--text-tertiary)', flex: 'none' }}>
              {code}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
