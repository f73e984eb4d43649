import Button from '@mui/material/Button';
import { styled, ThemeProvider } from '@mui/material/styles';
import { House } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { getConfig } from '@/lib/config/config';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { below, from } from '@/lib/theme/breakpoints';
import { appTheme } from '@/lib/theme/theme';

const Page = styled('main')({
  position: 'relative',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '72px 20px 88px',
  textAlign: 'center',
  background: 'radial-gradient(60% 50% at 50% 36%, var(--primary-soft), transparent 70%), var(--surface-canvas)',
  '& .code': {
    margin: '28px 0 0',
    color: 'var(--text-link)',
    fontSize: 'var(--type-small)',
    fontWeight: 'var(--weight-semibold)',
    letterSpacing: '.16em',
  },
  '& h1': {
    margin: '4px 0 0',
    fontSize: 'var(--type-headline)',
    lineHeight: '2.5rem',
    fontWeight: 'var(--weight-semibold)',
  },
  '& .text': { margin: '10px 0 26px', maxWidth: 460, color: 'var(--text-secondary)', textWrap: 'balance' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' },
  [from.wide]: { '& > svg': { width: 450, height: 275 } },
  // One below the other, equally wide: side by side the last of three would stand alone.
  [below.phone]: {
    '& .actions': { flexDirection: 'column', alignItems: 'stretch', width: '100%', maxWidth: 320 },
    '& > svg': { maxWidth: '100%' },
  },
});

const Home = styled('a')({
  position: 'absolute',
  insetBlockStart: 24,
  insetInlineStart: 24,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: 'var(--text-primary)',
  fontSize: 'var(--type-lead)',
  fontWeight: 'var(--weight-semibold)',
  textDecoration: 'none',
  '& img': { width: 28, height: 28, objectFit: 'contain' },
});

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
    <ThemeProvider theme={appTheme}>
      <Page>
        <Home href={hrefOf(paths.home())}>
          {logo ? <img src={logo} alt="" /> : <BrandMark />}
          <span>{title ?? appTitle}</span>
        </Home>
        <svg width="360" height="220" viewBox="0 0 360 220" aria-hidden="true">
          <circle cx="180" cy="110" r="96" fill="var(--surface-base)" />
          <circle cx="180" cy="110" r="96" fill="none" stroke="var(--primary-main)" strokeOpacity=".16" />
          {children}
        </svg>
        <p className="code">{code}</p>
        <h1>{t(`${name}.title`)}</h1>
        <p className="text">{t(`${name}.text`)}</p>
        <div className="actions">
          <Button variant="contained" href={hrefOf(paths.home())} startIcon={<House size={16} aria-hidden />}>
            {t('action.home')}
          </Button>
          <Button onClick={() => history.back()}>{t('action.back')}</Button>
          {action}
        </div>
      </Page>
    </ThemeProvider>
  );
}
