import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { Field } from '@/components/ui/form/Field';
import { FormContext } from '@/components/ui/form/form-context';
import { PasswordInput } from '@/components/ui/form/PasswordInput';
import { loginName } from '@/lib/state/account';
import type { OverlayProps } from '../Overlays';
import { StrengthBar } from './StrengthBar';
import { usePasswordForm } from './use-password-form';

/** Changes the password of who is logged in. */
export function PasswordDialog({ onClose }: OverlayProps) {
  const t = useTranslations('account.password');
  const action = useTranslations('entry.action');
  const [shown, setShown] = useState(false);
  const { form, submit, busy } = usePasswordForm(onClose);
  const password = useWatch({ control: form.control, name: 'password' });
  const ShowIcon = shown ? EyeOff : Eye;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <DraggableDialog title={t('title')} busy={busy} onClose={onClose}>
      <FormContext value={form.handle}>
        <form noValidate aria-label={t('title')} onSubmit={send}>
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            {/* Tells password managers whose password it is. */}
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
