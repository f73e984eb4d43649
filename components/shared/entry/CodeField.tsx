import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button/Button';
import { phoneDigits } from '@/lib/util/login-checks';
import { EntryField } from './EntryField';
import styles from './entry.module.css';

interface CodeFieldProps extends Omit<ComponentProps<typeof EntryField>, 'label' | 'onError'> {
  phone: string;
  purpose: 'login' | 'register';
  /** Called before a code is sent; validates the number and shows an error beside its field. */
  checkPhone: () => boolean;
  /** Why no code was sent; undefined while another attempt is made. */
  onError: (error: unknown) => void;
}

export function CodeField({ phone, purpose, error, checkPhone, onError, ...input }: CodeFieldProps) {
  const t = useTranslations('entry.login');
  const [seconds, setSeconds] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const send = async () => {
    if (busy || !checkPhone()) return;
    setBusy(true);
    onError(undefined);
    try {
      const { sendCode } = await import('@/lib/api/session');
      setSeconds(await sendCode(phoneDigits(phone), purpose));
    } catch (reason) {
      onError(reason);
    }
    setBusy(false);
  };
  return (
    <EntryField
      {...input}
      label={t('code')}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      end={
        <Button size="small" variant="text" className={styles.code} disabled={seconds > 0} onClick={() => void send()}>
          {seconds > 0 ? t('resendIn', { seconds }) : t('sendCode')}
        </Button>
      }
    />
  );
}
