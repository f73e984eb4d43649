import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CopyTextButton } from './CopyTextButton';
import { Field } from './Field';
import { useFormHandle } from './form-context';
import { MissingMark } from './MissingMark';

const LANGUAGES = ['zh', 'en'] as const;
const otherOf = { zh: 'en', en: 'zh' } as const;

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
  const { control } = useFormHandle();
  const value = useWatch({ control, name }) as Record<string, string | undefined> | undefined;
  const isFilled = (language: 'zh' | 'en') => plain(value?.[language] ?? '').trim() !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
      {LANGUAGES.map((language) => {
        const other = otherOf[language];
        return (
          <Field
            key={language}
            name={`${name}.${language}`}
            label={label}
            tag={t(language)}
            lang={language === 'zh' ? 'zh-CN' : 'en'}
            required={required}
            max={max}
            hint={hint}
            group={group}
            action={
              <>
                {!isFilled(language) && isFilled(other) && <MissingMark />}
                {isFilled(other) && <CopyTextButton path={name} from={other} to={language} />}
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
