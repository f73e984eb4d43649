import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/Button';
import { ShipDrawing } from '@/components/ui/brand/ShipDrawing';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';
import styles from './UnknownScreen.module.css';

/** For a page of the platform's menu that this client does not have (contract 2). */
export function UnknownScreen() {
  const t = useTranslations('layout.unknown');
  const view = useView();
  return (
    <>
      <h1 className={styles.title}>{useRouteTitle()(view.title)}</h1>
      <section className={styles.root}>
        <ShipDrawing />
        <h2>{t('title')}</h2>
        <p>{t('text', { component: view.path })}</p>
        <ButtonLink variant="contained" href={hrefOf(paths.productList())}>
          {t('action')}
        </ButtonLink>
      </section>
    </>
  );
}
