import { useTranslations } from 'next-intl';
import { createElement } from 'react';
import { iconFor } from '@/components/ui/menu/route-icons';
import { getConfig } from '@/lib/config/config';
import { hrefOf } from '@/lib/router/location';
import { GALLERY, type GalleryName } from '@/lib/router/screens';
import styles from './PageCards.module.css';

/** An address that leads to the page: a pattern with a first value. */
const addressOf = (path: string) => path.replace(':id', '1');

const PAGES = (Object.keys(GALLERY) as GalleryName[]).filter((name) => name !== 'galleryWorkbench');

/** The pages of the gallery; links only where all of them are there, because a platform may list some of them. */
export function PageCards() {
  const t = useTranslations('gallery');
  const { gallery } = getConfig();
  return (
    <ul className={styles.grid} aria-label={t('workbench.pages')}>
      {PAGES.map((name) => {
        const { path, icon } = GALLERY[name];
        const content = (
          <>
            <span className="icon" aria-hidden>
              {createElement(iconFor(icon), { size: 18, strokeWidth: 1.7 })}
            </span>
            <span>
              <strong>{t(`pages.${name}`)}</strong>
              <small>{path}</small>
            </span>
          </>
        );
        return <li key={name}>{gallery ? <a href={hrefOf(addressOf(path))}>{content}</a> : <div>{content}</div>}</li>;
      })}
    </ul>
  );
}
