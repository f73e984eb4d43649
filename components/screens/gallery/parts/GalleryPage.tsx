import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/layout/PageHead';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { GalleryName } from '@/lib/router/screens';
import { useView } from '@/lib/router/view';
import styles from './GalleryPage.module.css';

interface GalleryPageProps {
  page: GalleryName;
  /** Its samples are below each other, however wide the window is. */
  single?: boolean;
  children: ReactNode;
}

/** A page of the pattern gallery: what it is about, and its samples side by side where there is room. */
export function GalleryPage({ page, single, children }: GalleryPageProps) {
  const t = useTranslations('gallery.lead');
  const title = useRouteTitle()(useView().title);
  return (
    <>
      <PageHead title={title} />
      <p className={styles.lead}>{t(page)}</p>
      <div className={styles.samples} data-single={single || undefined}>
        {children}
      </div>
    </>
  );
}
