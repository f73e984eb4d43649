import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { StatusPage } from './StatusPage';

interface ForbiddenScreenProps {
  /** Ends the session and goes to the login page. */
  onOtherAccount?: () => void;
}

/** A locked container: the account has no right to the page, and what to do about it. */
export function ForbiddenScreen({ onOtherAccount }: ForbiddenScreenProps) {
  const t = useTranslations('entry');
  return (
    <StatusPage
      code="403"
      name="forbidden"
      action={onOtherAccount && <Button onClick={onOtherAccount}>{t('forbidden.otherAccount')}</Button>}
    >
      <rect x="98" y="72" width="164" height="86" rx="5" fill="var(--primary-main)" />
      <path d="M112 80v70" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      <path d="M126 80v70" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      <path d="M140 80v70" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      <path d="M210 80v70" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      <path d="M224 80v70" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      <path d="M238 80v70" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      <path d="M98 78h164M98 152h164" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <rect x="156" y="98" width="48" height="42" rx="10" fill="var(--surface-base)" />
      <path d="M167 99v-9a13 13 0 0 1 26 0v9" fill="none" stroke="var(--surface-base)" strokeWidth="6" />
      <circle cx="180" cy="116" r="5" fill="#e0701f" />
      <path d="M180 119v9" stroke="#e0701f" strokeWidth="4" strokeLinecap="round" />
      <path d="M84 164h192" stroke="var(--border-control)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M140 72l40-34 40 34" fill="none" stroke="var(--border-control)" strokeWidth="2" />
      <path d="M180 38V18" stroke="var(--border-control)" strokeWidth="2" />
    </StatusPage>
  );
}
