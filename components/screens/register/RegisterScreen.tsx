import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CodeField } from '@/components/shared/entry/CodeField';
import { EntryError } from '@/components/shared/entry/EntryMessage';
import { EntryField } from '@/components/shared/entry/EntryField';
import { EntryPage } from '@/components/shared/entry/EntryPage';
import { ShowPassword } from '@/components/shared/entry/ShowPassword';
import styles from '@/components/shared/entry/entry.module.css';
import { countriesIn } from '@/components/ui/form/inputs/names/countries';
import type { Issue } from '@/components/ui/form/issues/issues';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { refusedFields } from '@/lib/api/request/errors';
import type { Registration } from '@/lib/api/session';
import { getConfig } from '@/lib/config/config';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { FIELDS, NO_VALUES, REQUIRED, checkRegistration, toRegistration, type RegisterValues } from './register-form';

interface RegisterScreenProps {
  onRegister: (registration: Registration, done: string) => Promise<void>;
}

/** The platform's field errors for fields of this form; others are shown above the form. */
const remarksIn = (error: unknown): Issue[] =>
  Object.entries(refusedFields(error))
    .filter(([path]) => FIELDS.includes(path as keyof RegisterValues))
    .map(([path, text]) => ({ path, text }));

/** Registration (contract 2). Input stays whatever the platform responds. */
export function RegisterScreen({ onRegister }: RegisterScreenProps) {
  const t = useTranslations('register');
  const login = useTranslations('entry.login');
  const locale = useLocale();
  const textOf = useIssueText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NO_VALUES);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const texts = useLoginTexts();

  const show = (found: Issue[]) => {
    setIssues(found);
    const first = FIELDS.find((name) => found.some((issue) => issue.path === name));
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const field = (name: keyof RegisterValues) => {
    const issue = issues.find(({ path }) => path === name);
    return {
      name,
      required: REQUIRED.has(name),
      value: values[name],
      error: issue && textOf(issue),
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        setIssues((before) => before.filter(({ path }) => path !== name));
      },
    };
  };
  const checkPhone = () => {
    const found = checkRegistration(values).filter(({ path }) => path === 'phone');
    setIssues((before) => [...before.filter(({ path }) => path !== 'phone'), ...found]);
    return found.length === 0;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkRegistration(values);
    show(found);
    if (found.length > 0 || busy) return;
    setBusy(true);
    setError(undefined);
    const { company_name_en: english, ...rest } = toRegistration(values);
    try {
      await onRegister(english === '' ? rest : { ...rest, company_name_en: english }, t('done'));
    } catch (reason) {
      console.warn('[register]', String(reason));
      const remarks = remarksIn(reason);
      show(remarks);
      const refused = Object.keys(refusedFields(reason));
      if (remarks.length === 0 || remarks.length < refused.length) setError(reason);
      setBusy(false);
    }
  };
  return (
    <EntryPage title={getConfig().title}>
      <div className={`${styles.box} ${styles.wide}`}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {error !== undefined && <EntryError error={error} onClose={() => setError(undefined)} />}
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <div className={styles.fields}>
            <EntryField {...field('company_name_cn')} label={t('companyCn')} autoComplete="organization" />
            <EntryField {...field('company_name_en')} label={t('companyEn')} />
            <EntryField
              {...field('country')}
              label={t('country')}
              autoComplete="country"
              options={countriesIn(locale).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            />
            <EntryField {...field('email')} label={t('email')} type="email" autoComplete="email" />
            <EntryField {...field('username')} label={t('username')} autoComplete="username" spellCheck={false} />
            <EntryField
              {...field('password')}
              label={t('password')}
              type={visible ? 'text' : 'password'}
              autoComplete="new-password"
              end={<ShowPassword visible={visible} onChange={setVisible} texts={texts} />}
            />
            <EntryField {...field('phone')} label={login('phone')} type="tel" autoComplete="tel" />
            <CodeField
              {...field('code')}
              phone={values.phone}
              purpose="register"
              checkPhone={checkPhone}
              onError={setError}
            />
          </div>
          <Button variant="contained" size="large" type="submit" aria-busy={busy}>
            {t('submit')}
          </Button>
        </form>
        <p className={styles.more}>
          {t('haveAccount')} <a href={hrefOf(paths.login())}>{t('logIn')}</a>
        </p>
      </div>
    </EntryPage>
  );
}
