import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { passwordStrength } from './password-rules';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 18,
  marginTop: 6,
  color: 'var(--text-tertiary)',
  fontSize: '0.75rem',
  lineHeight: '18px',
  '& i': { flex: 1, height: 4, borderRadius: 2, background: 'var(--surface-pressed)' },
  '& span': { minWidth: 28, marginLeft: 6, textAlign: 'right' },
  '&[data-strength="1"] i[data-on]': { background: 'var(--error-main)' },
  '&[data-strength="2"] i[data-on]': { background: 'var(--warning-main)' },
  '&[data-strength="3"] i[data-on], &[data-strength="4"] i[data-on]': { background: 'var(--success-main)' },
  '@media (forced-colors: active)': { '& i': { border: '1px solid' }, '& i[data-on]': { borderWidth: 2 } },
});

const WORDS = ['', 'weak', 'fair', 'good', 'strong'] as const;

/** How hard the new password is to guess: bars and a word. */
export function StrengthBar({ password }: { password: string }) {
  const t = useTranslations('account.password');
  const strength = passwordStrength(password);
  const word = WORDS[strength];
  return (
    <Line data-strength={strength} role="group" aria-label={t('strength.label')}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} data-on={step <= strength || undefined} />
      ))}
      <span>{word && t(`strength.${word}`)}</span>
    </Line>
  );
}
