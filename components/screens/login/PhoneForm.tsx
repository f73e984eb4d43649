import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { LightButton, LightTextButton } from '@/components/ui/button/light-buttons';
import type { Credentials } from '@/lib/api/session';
import { LoginField } from './LoginField';

/** Eleven digits that begin with 1 (specification 5); spaces and dashes, as people write them, are let through. */
const digits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '');
const isPhone = (text: string) => /^1\d{10}$/.test(digits(text));

interface PhoneFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Phone and code, with the time until another code may be asked for. */
export function PhoneForm({ onSubmit, onError }: PhoneFormProps) {
  const t = useTranslations('entry');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<'phoneWrong' | 'phoneAndCode'>();
  const [seconds, setSeconds] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const send = async () => {
    if (!isPhone(phone)) {
      setError('phoneWrong');
      return;
    }
    setError(undefined);
    try {
      const { sendCode } = await import('@/lib/api/session');
      setSeconds(await sendCode(digits(phone), 'login'));
    } catch (reason) {
      onError(reason);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = !phone.trim() || !code.trim() ? 'phoneAndCode' : isPhone(phone) ? undefined : 'phoneWrong';
    setError(problem);
    if (problem || busy) return;
    setBusy(true);
    await onSubmit({ phone: digits(phone), code: code.trim() });
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <LoginField
        label={t('login.phone')}
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={error && t(`login.${error}`)}
      />
      <LoginField
        label={t('login.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        end={
          <LightTextButton type="button" disabled={seconds > 0} onClick={() => void send()}>
            {seconds > 0 ? t('login.resendIn', { seconds }) : t('login.sendCode')}
          </LightTextButton>
        }
      />
      <LightButton type="submit" aria-busy={busy}>
        {t('login.submit')}
      </LightButton>
    </form>
  );
}
