import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CodeField } from '@/components/shared/entry/CodeField';
import { EntryField } from '@/components/shared/entry/EntryField';
import type { Credentials } from '@/lib/api/session';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { isPhone, phoneDigits } from '@/lib/util/login-checks';

interface PhoneFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>;
  onError: (error: unknown) => void;
}

export function PhoneForm({ onSubmit, onError }: PhoneFormProps) {
  const t = useTranslations('entry.login');
  const { submit: submitLabel } = useLoginTexts();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<'phoneWrong' | 'phoneAndCode'>();
  const [busy, setBusy] = useState(false);

  const checkPhone = () => {
    const good = isPhone(phoneDigits(phone));
    setError(good ? undefined : 'phoneWrong');
    return good;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = !phone.trim() || !code.trim();
    if (empty) setError('phoneAndCode');
    if (empty || !checkPhone() || busy) return;
    setBusy(true);
    await onSubmit({ phone: phoneDigits(phone), code: code.trim() });
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <EntryField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={error && t(error)}
      />
      <CodeField
        phone={phone}
        purpose="login"
        checkPhone={checkPhone}
        onError={onError}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button variant="contained" size="large" type="submit" aria-busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
