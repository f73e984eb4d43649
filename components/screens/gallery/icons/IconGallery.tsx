import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createElement, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { TextBox } from '@/components/ui/form/text/text-box';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { iconFor } from '@/components/ui/menu/route-icons';
import { copyText } from '@/lib/state/copy-text';
import { GalleryPage } from '../parts/GalleryPage';
import { Sample } from '../parts/Sample';
import { ICON_NAMES } from './icon-names';
import styles from './IconGallery.module.css';

/** As platforms write a name. */
const EXAMPLE = 'ri-shopping-bag-3-line';

/** The names of icons that the menu understands: searched, tried and copied. */
export function IconGallery() {
  const t = useTranslations('gallery.icons');
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const shown = ICON_NAMES.filter(({ word }) => word.includes(typed) || typed.includes(word));
  return (
    <GalleryPage page="galleryIcons" single>
      <Sample
        title={t('title')}
        text={t('text')}
        files={['components/ui/menu/route-icons.ts', 'components/layout/menu/RouteIcon.tsx']}
      >
        <div className={styles.tools}>
          <TextBox
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={EXAMPLE}
            start={<Search size={16} aria-hidden />}
            aria-label={t('search')}
            type="search"
            maxLength={60}
            spellCheck={false}
          />
          {typed && (
            <span className="shown">
              {createElement(iconFor(typed), { size: 20, 'aria-hidden': true })}
              <span>{t.rich('shown', { name: typed, code: (name) => <code>{name}</code> })}</span>
            </span>
          )}
        </div>
        <VisuallyHidden role="status">{typed && t('found', { count: shown.length })}</VisuallyHidden>
        {shown.length === 0 ? (
          <EmptyState kind="none" title={t('none.title')} text={t('none.text')} />
        ) : (
          <ul className={styles.grid} aria-label={t('title')}>
            {shown.map(({ word, icon: Icon }) => (
              <li key={word}>
                <button
                  type="button"
                  aria-label={t('copy', { name: word })}
                  onClick={() => void copyText(word, t('copied', { name: word }), t('notCopied'))}
                >
                  <Icon size={24} strokeWidth={1.7} aria-hidden />
                  <span aria-hidden>{word}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Sample>
    </GalleryPage>
  );
}
