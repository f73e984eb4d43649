import { styled } from '@mui/material/styles';
import { Eye, EyeOff, Lock, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { LightButton, LightIconButton } from '@/components/ui/button/light-buttons';
import type { Credentials } from '@/lib/api/session';
import { isPassword } from '@/lib/util/login-checks';
import { EntryField } from '@/components/ui/entry/EntryField';

const Caps = styled('span')({
  flex: 'none',
  padding: '0 8px',
  borderRadius: 6,
  background: 'var(--warning-soft)',
  color: 'var(--warning-text)',
  fontSize: '0.75rem',
  lineHeight: '22px',
});

interface PasswordFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** What stands in the fields from the start: the demo's account. */
  account?: Account;
}

/** A name with its password. */
export interface Account {
  username: string;
  password: string;
}

export function PasswordForm({ onSubmit, account }: PasswordFormProps) {
  const t = useTranslations('entry');
  const [username, setUsername] = useState(account?.username ?? '');
  const [password, setPassword] = useState(account?.password ?? '');
  const [visible, setVisible] = useState(false);
  const [caps, setCaps] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);

  const nameError = checked && !username.trim() ? t('login.usernameEmpty') : undefined;
  const passwordError = checked && !isPassword(password) ? t('login.passwordShort') : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (busy || !username.trim() || !isPassword(password)) return;
    setBusy(true);
    await onSubmit({ username: username.trim(), password });
    setBusy(false);
  };
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <EntryField
        label={t('login.username')}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={nameError}
        start={<UserRound size={18} strokeWidth={1.7} aria-hidden />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EntryField
        label={t('login.password')}
        type={visible ? 'text' : 'password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onKeyUp={watchCaps}
        error={passwordError}
        autoComplete="current-password"
        start={<Lock size={18} strokeWidth={1.7} aria-hidden />}
        end={
          <>
            {caps && <Caps role="status">{t('login.capsLock')}</Caps>}
            <LightIconButton
              type="button"
              aria-label={t(visible ? 'login.hidePassword' : 'login.showPassword')}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <EyeOff size={18} strokeWidth={1.7} /> : <Eye size={18} strokeWidth={1.7} />}
            </LightIconButton>
          </>
        }
      />
      <LightButton type="submit" aria-busy={busy}>
        {t('login.submit')}
      </LightButton>
    </form>
  );
}
