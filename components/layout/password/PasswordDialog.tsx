import { Eye, EyeOff, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { Text } from '@/components/ui/layout/Text';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { Field } from '@/components/ui/form/Field';
import { FormContext, useModelState } from '@/components/ui/form/form-context';
import { PasswordInput } from '@/components/ui/form/inputs/PasswordInput';
import { loginName } from '@/lib/state/account';
import type { OverlayProps } from '../overlay';
import { usePasswordForm } from './use-password-form';
import { passwordStrength } from './password-rules';
import styles from './PasswordDialog.module.css';

const WORDS = ['', 'weak', 'fair', 'good', 'strong'] as const;

function StrengthBar({ password }: { password: string }) {
  const t = useTranslations('account.password');
  const strength = passwordStrength(password);
  const word = WORDS[strength];
  return (
    <div className={styles.line} data-strength={strength} role="group" aria-label={t('strength.label')}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} data-on={step <= strength || undefined} />
      ))}
      <span>{word && t(`strength.${word}`)}</span>
    </div>
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
          <DialogContent className={styles.content}>
            {/* Lets password managers assign the new password to this account. */}
            <input hidden readOnly name="username" autoComplete="username" value={loginName()} />
            <div>
              <Field name="password" label={t('new')} required>
                <PasswordInput
                  shown={shown}
                  autoComplete="new-password"
                  autoFocus
                  end={
                    <IconAction
                      size="small"
                      label={t(shown ? 'hide' : 'show')}
                      onClick={() => setShown(!shown)}
                      className={styles.icon}
                    >
                      <ShowIcon aria-hidden />
                    </IconAction>
                  }
                />
              </Field>
              {password && <StrengthBar password={password} />}
            </div>
            <Field name="confirm_password" label={t('again')} required>
              <PasswordInput shown={shown} autoComplete="new-password" />
            </Field>
            <Text variant="caption" tone="secondary" className={styles.note}>
              <Info size={14} aria-hidden />
              {t('hint')}
            </Text>
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
