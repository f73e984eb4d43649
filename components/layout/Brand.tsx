import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { getConfig } from '@/lib/config/config';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useAppTitle } from './app-title';

const Logo = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  height: 56,
  flex: 'none',
  padding: '0 18px',
  color: 'inherit',
  fontWeight: 'var(--weight-semibold)',
  fontSize: 'var(--type-lead)',
  letterSpacing: '.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& small': { fontWeight: 'var(--weight-regular)', fontSize: 'var(--type-caption)', opacity: 0.72 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& img': { width: '1.75rem', height: '1.75rem', objectFit: 'contain' },
});

/** Always a link to home. In the folded menu only the logo is shown and the name becomes its accessible name. */
export function Brand({ folded = false }: { folded?: boolean }) {
  const t = useTranslations('entry');
  const { logo, abbreviation } = getConfig();
  const title = useAppTitle();
  return (
    <Logo href={hrefOf(paths.home())} aria-label={title}>
      {logo ? <img src={logo} alt="" /> : <BrandMark />}
      {!folded && <span>{abbreviation ?? title}</span>}
      {!folded && abbreviation && <small>{t('app.subtitle')}</small>}
    </Logo>
  );
}
