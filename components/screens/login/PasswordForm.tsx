import { Lock, UserRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EntryField } from '@/components/shared/entry/EntryField';
import { ShowPassword } from '@/components/shared/entry/ShowPassword';
import styles from '@/components/shared/entry/entry.module.css';
import type { Credentials } from '@/lib/api/session';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { early } from '@/lib/util/browser/early';
import { isPassword } from '@/lib/util/login-checks';

interface PasswordFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>;
  account?: Account;
}

export interface Account {
  username: string;
  password: string;
}

/** Input before hydration is in the DOM only, so the fields are uncontrolled and read from the DOM. */
export function PasswordForm({ onSubmit, account }: PasswordFormProps) {
  const texts = useLoginTexts();
  const form = useRef<HTMLFormElement>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  /** The button was pressed before the account was there to be filled in. */
  const refused = useRef(false);
  const [wrong, setWrong] = useState({ username: false, password: false });
  const [visible, setVisible] = useState(false);
  const [caps, setCaps] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);

  const read = () => ({ username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' });
  const check = () => {
    const typed = read();
    const found = { username: typed.username === '', password: !isPassword(typed.password) };
    setWrong(found);
    return !found.username && !found.password;
  };
  const recheck = () => checked && check();
  const submit = async () => {
    setChecked(true);
    refused.current = !check();
    if (refused.current || busy) return;
    setBusy(true);
    await onSubmit(read());
    setBusy(false);
  };
  // Called itself: a form ignores `requestSubmit` while its submit event is still being handled.
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    const fillIn = (field: HTMLInputElement | null, value = '') => {
      // Do not overwrite the field that the user is about to type in.
      if (field && field !== document.activeElement) field.value ||= value;
    };
    fillIn(username.current, account?.username);
    fillIn(password.current, account?.password);
    const isFilledIn =
      account && username.current?.value === account.username && password.current?.value === account.password;
    if (isFilledIn && refused.current) void submitNow();
  }, [account]);
  // Enter may have been pressed before hydration.
  useEffect(() => {
    if (early.submitted) form.current?.requestSubmit();
    early.submitted = false;
  }, []);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false);

  return (
    // Without scripts the form must not send the password anywhere: only `dialog` sends nothing.
    <form
      ref={form}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <EntryField
        ref={username}
        label={texts.username}
        onChange={recheck}
        error={wrong.username ? texts.usernameEmpty : undefined}
        start={<UserRound size={18} strokeWidth={1.7} aria-hidden />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EntryField
        ref={password}
        label={texts.password}
        type={visible ? 'text' : 'password'}
        onChange={recheck}
        onKeyUp={watchCaps}
        error={wrong.password ? texts.passwordShort : undefined}
        autoComplete="current-password"
        start={<Lock size={18} strokeWidth={1.7} aria-hidden />}
        end={
          <>
            {caps && (
              <span className={styles.caps} role="status">
                {texts.capsLock}
              </span>
            )}
            <ShowPassword visible={visible} onChange={setVisible} texts={texts} />
          </>
        }
      />
      <Button variant="contained" size="large" type="submit" aria-busy={busy} suppressHydrationWarning>
        {texts.submit}
      </Button>
    </form>
  );
}
