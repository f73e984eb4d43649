import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { Field } from '@/components/ui/form/Field';
import { FormContext, useModelState } from '@/components/ui/form/form-context';
import { PasswordInput } from '@/components/ui/form/inputs/PasswordInput';
import { loginName } from '@/lib/state/account';
import type { OverlayProps } from '../Overlays';
import { usePasswordForm } from './use-password-form';
import { styled } from '@mui/material/styles';
import { passwordStrength } from './password-rules';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: '1.125rem',
  marginTop: 6,
  color: 'var(--text-tertiary)',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  '& i': { flex: 1, height: 4, borderRadius: 'var(--radius-bar)', background: 'var(--surface-pressed)' },
  '& span': { minWidth: '1.75rem', marginLeft: 6, textAlign: 'right' },
  '&[data-strength="1"] i[data-on]': { background: 'var(--error-main)' },
  '&[data-strength="2"] i[data-on]': { background: 'var(--warning-main)' },
  '&[data-strength="3"] i[data-on], &[data-strength="4"] i[data-on]': { background: 'var(--success-main)' },
  '@media (forced-colors: active)': { '& i': { border: '1px solid' }, '& i[data-on]': { borderWidth: 2 } },
});

const WORDS = ['', 'weak', 'fair', 'good', 'strong'] as const;

function StrengthBar({ password }: { password: string }) {
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

export function PasswordDialog({ onClose }: OverlayProps) {
  const t = useTranslations('account.password');
  const action = useTranslations('entry.action');
  const [shown, setShown] = useState(false);
  const { form, submit, busy } = usePasswordForm(onClose);
  const password = useModelState(form.model, ({ values }) => values.password);
  const ShowIcon = shown ? EyeOff : Eye;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <DraggableDialog title={t('title')} busy={busy} onClose={onClose}>
      <FormContext value={form}>
        <form noValidate aria-label={t('title')} onSubmit={send}>
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            {/* Lets password managers assign the new password to this account. */}
            <input hidden readOnly name="username" autoComplete="username" value={loginName()} />
            <div>
              <Field name="password" label={t('new')} required>
                <PasswordInput
                  shown={shown}
                  autoComplete="new-password"
                  autoFocus
                  end={
                    <IconButton
                      size="small"
                      aria-label={t(shown ? 'hide' : 'show')}
                      onClick={() => setShown(!shown)}
                      sx={{ marginRight: -0.75 }}
                    >
                      <ShowIcon aria-hidden />
                    </IconButton>
                  }
                />
              </Field>
              {password && <StrengthBar password={password} />}
            </div>
            <Field name="confirm_password" label={t('again')} required>
              <PasswordInput shown={shown} autoComplete="new-password" />
            </Field>
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, '& svg': { flex: 'none' } }}
            >
              <Info size={14} aria-hidden />
              {t('hint')}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {action('cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {action('ok')}
            </Button>
          </DialogActions>
        </form>
      </FormContext>
    </DraggableDialog>
  );
}
