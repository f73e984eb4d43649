import { htmlLang } from '@/lib/i18n/locales';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/lib/i18n/localized';
import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';
import { Suspense, useContext, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Field } from '../Field';
import { ReadOnlyContext, useFormValue } from '../form-context';
import { styled } from '@mui/material/styles';
import { TOUCH } from '@/lib/theme/breakpoints';

const Mark = styled('span')({
  flex: 'none',
  padding: '0 7px',
  borderRadius: 'var(--radius-chip)',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-medium)',
  backgroundColor: 'var(--warning-soft)',
  color: 'var(--warning-text)',
});

/** Marks a missing language of a text that exists in the other one. */
function MissingMark() {
  const t = useTranslations('form.language');
  return <Mark>{t('missing')}</Mark>;
}

/** Loaded when there is a first text to copy. */
const CopyTextButton = lazyPart(() => import('./CopyTextButton').then((module) => module.CopyTextButton));

/** The height of the button for fingers while it is loading, so that the field does not move. */
const Reserved = styled('span')({ [TOUCH]: { height: 40 } });

const otherOf = { zh: 'en', en: 'zh' } as const;
/** Side by side if there is room for both: on a page, but not in a drawer. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))';

interface LocalizedInputProps {
  name: string;
  label: string;
  /** A text in one of the languages is required. */
  required?: boolean;
  max?: number;
  hint?: ReactNode;
  /** Converts rich text to plain text. */
  plain?: (text: string) => string;
  /** The input is a group of controls. */
  group?: boolean;
  /** The input, rendered once per language. */
  children: ReactNode;
}

/** A text in Chinese and English side by side; a missing one is marked and can be copied from the other. */
export function LocalizedInput(props: LocalizedInputProps) {
  const { name, label, required, max, hint, plain = (text) => text, group, children } = props;
  const t = useTranslations('form.language');
  const isReadOnly = useContext(ReadOnlyContext);
  const value = useFormValue<Record<string, string | undefined> | undefined>(name);
  const isFilled = (language: ContentLanguage) => plain(value?.[language] ?? '').trim() !== '';
  // With one language filled in, the other is optional.
  const lacking = required && !CONTENT_LANGUAGES.some(isFilled);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 2, alignItems: group ? 'stretch' : 'start' }}>
      {CONTENT_LANGUAGES.map((language) => {
        const other = otherOf[language];
        return (
          <Field
            key={language}
            name={`${name}.${language}`}
            label={label}
            tag={t(language)}
            lang={htmlLang(language)}
            required={lacking}
            max={max}
            hint={hint ?? (lacking && t('one'))}
            group={group}
            action={
              <>
                {!isFilled(language) && isFilled(other) && <MissingMark />}
                {isFilled(other) && !isReadOnly && (
                  <Suspense fallback={<Reserved />}>
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
