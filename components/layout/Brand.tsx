import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { getConfig } from '@/lib/config/config';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useAppTitle } from './app-title';
import styles from './Brand.module.css';

/** Always a link to home. In the folded menu only the logo is shown and the name becomes its accessible name. */
export function Brand({ folded = false }: { folded?: boolean }) {
  const t = useTranslations('entry');
  const { logo, abbreviation } = getConfig();
  const title = useAppTitle();
  return (
    <a className={styles.logo} href={hrefOf(paths.home())} aria-label={title}>
      {logo ? <img src={logo} alt="" /> : <BrandMark />}
      {!folded && <span>{abbreviation ?? title}</span>}
      {!folded && abbreviation && <small>{t('app.subtitle')}</small>}
    </a>
  );
}
