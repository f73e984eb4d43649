import { House } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/Button';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { getConfig } from '@/lib/config/config';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  code: string;
  /** Its texts are `entry.<name>`. */
  name: 'notFound' | 'forbidden';
  /** A further way out. */
  action?: ReactNode;
  /** What is drawn on the round sea. */
  children: ReactNode;
}

/** A page without the frame: what happened, and where to go next (board: 12-404, 13-403). */
export function StatusPage({ code, name, action, children }: StatusPageProps) {
  const t = useTranslations('entry');
  const { appTitle } = useLoginTexts();
  const { logo, title } = getConfig();
  return (
    <main className={styles.page}>
      <a className={styles.home} href={hrefOf(paths.home())}>
        {logo ? <img src={logo} alt="" /> : <BrandMark />}
        <span>{title ?? appTitle}</span>
      </a>
      <svg width="360" height="220" viewBox="0 0 360 220" aria-hidden="true">
        <circle cx="180" cy="110" r="96" fill="var(--surface-base)" />
        <circle cx="180" cy="110" r="96" fill="none" stroke="var(--primary-main)" strokeOpacity=".16" />
        {children}
      </svg>
      <p className="code">{code}</p>
      <h1>{t(`${name}.title`)}</h1>
      <p className="text">{t(`${name}.text`)}</p>
      <div className="actions">
        <ButtonLink variant="contained" href={hrefOf(paths.home())} startIcon={<House size={16} aria-hidden />}>
          {t('action.home')}
        </ButtonLink>
        <Button onClick={() => history.back()}>{t('action.back')}</Button>
        {action}
      </div>
    </main>
  );
}
