import { htmlLang } from '@/lib/i18n/locales';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/lib/i18n/localized';
import { useTranslations } from 'next-intl';
import { Suspense, useContext, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Field } from '../Field';
import { fieldId, ReadOnlyContext, useFormHandle, useFormValue } from '../form-context';
import styles from '../Field.module.css';

/** Marks a missing language of a text that exists in the other one. */
function MissingMark() {
  const t = useTranslations('form.language');
  return <span className={styles.lacking}>{t('missing')}</span>;
}

/** Loaded when there is a first text to copy. */
const CopyTextButton = lazyPart(() => import('./CopyTextButton').then((module) => module.CopyTextButton));

const otherOf = { zh: 'en', en: 'zh' } as const;

interface LocalizedInputProps {
  name: string;
  label: string;
  /** A text in one of the languages is required. */
  required?: boolean;
  max?: number;
  /** Converts rich text to plain text. */
  plain?: (text: string) => string;
  /** The input is a group of controls. */
  group?: boolean;
  /** The input, rendered once per language. */
  children: ReactNode;
}

/** A text in Chinese and English side by side; a missing one is marked and can be copied from the other. */
export function LocalizedInput(props: LocalizedInputProps) {
  const { name, label, required, max, plain = (text) => text, group, children } = props;
  const t = useTranslations('form.language');
  const isReadOnly = useContext(ReadOnlyContext);
  const value = useFormValue<Record<string, string | undefined> | undefined>(name);
  const isFilled = (language: ContentLanguage) => plain(value?.[language] ?? '').trim() !== '';
  // With one language filled in, the other is optional.
  const lacking = required && !CONTENT_LANGUAGES.some(isFilled);
  const { formId } = useFormHandle();
  const together = lacking ? `${fieldId(formId, name)}-together` : undefined;
  return (
    <div className={styles.languages} data-group={group || undefined}>
      {/* Required are the two together, so that the mark is here and beside neither of their labels. */}
      {together && (
        <p id={together} className={styles.together}>
          <span className={styles.star} aria-hidden="true">
            *
          </span>{' '}
          {t('one')}
        </p>
      )}
      {CONTENT_LANGUAGES.map((language) => {
        const other = otherOf[language];
        return (
          <Field
            key={language}
            name={`${name}.${language}`}
            label={label}
            tag={t(language)}
            lang={htmlLang(language)}
            max={max}
            describedBy={together}
            group={group}
            action={
              <>
                {!isFilled(language) && isFilled(other) && <MissingMark />}
                {isFilled(other) && !isReadOnly && (
                  <Suspense fallback={<span className={styles.reserved} />}>
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
    </div>
  );
}
