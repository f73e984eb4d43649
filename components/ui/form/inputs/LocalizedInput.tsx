import { htmlLang } from '@/lib/i18n/locales';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/lib/i18n/localized';
import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Field } from '../Field';
import { useFormValue } from '../form-context';
import { styled } from '@mui/material/styles';

const Mark = styled('span')({
  flex: 'none',
  padding: '0 7px',
  borderRadius: 6,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 500,
  backgroundColor: 'var(--warning-soft)',
  color: 'var(--warning-text)',
});

/** One language of a text is there and this one is not. */
function MissingMark() {
  const t = useTranslations('form.language');
  return <Mark>{t('missing')}</Mark>;
}

/** With the first text that there is to copy. */
const CopyTextButton = lazyPart(() => import('./CopyTextButton').then((module) => module.CopyTextButton));

const otherOf = { zh: 'en', en: 'zh' } as const;
/** Side by side where there is room for both: in a page, and not in a panel beside a list. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))';

interface LocalizedInputProps {
  name: string;
  label: string;
  required?: boolean;
  max?: number;
  hint?: ReactNode;
  /** The words behind the HTML, where the text is rich. */
  plain?: (text: string) => string;
  /** The input is a group of controls rather than one. */
  group?: boolean;
  /** The input of either language. */
  children: ReactNode;
}

/** A text in Chinese and English side by side; the one that is missing has a mark, and can be copied from the other. */
export function LocalizedInput(props: LocalizedInputProps) {
  const { name, label, required, max, hint, plain = (text) => text, group, children } = props;
  const t = useTranslations('form.language');
  const value = useFormValue<Record<string, string | undefined> | undefined>(name);
  const isFilled = (language: ContentLanguage) => plain(value?.[language] ?? '').trim() !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 2, alignItems: 'start' }}>
      {CONTENT_LANGUAGES.map((language) => {
        const other = otherOf[language];
        return (
          <Field
            key={language}
            name={`${name}.${language}`}
            label={label}
            tag={t(language)}
            lang={htmlLang(language)}
            required={required}
            max={max}
            hint={hint}
            group={group}
            action={
              <>
                {!isFilled(language) && isFilled(other) && <MissingMark />}
                {isFilled(other) && (
                  <Suspense>
                    <CopyTextButton path={name} from={other} to={language} />
                  </Suspense>
                )}
              </>
            }
          >
            {children}
          </Field>
        );
      })}
    </Box>
  );
}
