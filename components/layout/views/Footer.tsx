import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/util/use-now';
import { useAppTitle } from '../app-title';
import styles from './views.module.css';

export function Footer() {
  const t = useTranslations('entry');
  const year = String(useNow().getFullYear());
  return <footer className={styles.footer}>{t('app.copyright', { year, title: useAppTitle() })}</footer>;
}
