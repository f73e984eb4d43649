import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './SearchPreview.module.css';

/** Maximum characters of the text in a search result. */
const MAX_TEXT = 160;

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

interface SearchPreviewProps {
  folder: string;
  title: string;
  text: string;
  /** The slug, or the text that one would be made from. */
  slug: string;
}

/** A page as a search engine lists it. */
export function SearchPreview({ folder, title, text, slug }: SearchPreviewProps) {
  const t = useTranslations('form.search');
  const id = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <div className="head" id={id}>
        {t('title')}
      </div>
      <div className="place">{t('place', { folder, slug: slugOf(slug) || t('slug') })}</div>
      <div className="title">{title || t('untitled')}</div>
      <div className="text">{text.slice(0, MAX_TEXT) || t('empty')}</div>
    </div>
  );
}
