import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createElement, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { iconFor } from '@/components/ui/menu/route-icons';
import { copyText } from '@/lib/state/copy-text';
import { TOUCH } from '@/lib/theme/breakpoints';
import { GalleryPage } from '../parts/GalleryPage';
import { Sample } from '../parts/Sample';
import { ICON_NAMES } from './icon-names';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '& > .MuiOutlinedInput-root': { flex: '0 1 360px', gap: 8 },
  '& .shown': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, fontSize: 'var(--type-small)' },
  '& .shown svg': { flex: 'none', color: 'var(--text-link)' },
  '& code': { fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' },
});

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    width: '100%',
    padding: '16px 6px 12px',
    border: '1px solid var(--border-subtle)',
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'var(--text-secondary)',
    font: 'inherit',
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& button:hover': { backgroundColor: 'var(--surface-hover)', color: 'var(--text-primary)' },
  '& button:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 1 },
  [TOUCH]: { '& button': { minHeight: 72 } },
});

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
        <Tools>
          <OutlinedInput
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={EXAMPLE}
            startAdornment={<Search size={16} aria-hidden />}
            slotProps={{ input: { 'aria-label': t('search'), type: 'search', maxLength: 60, spellCheck: false } }}
          />
          {typed && (
            <span className="shown">
              {createElement(iconFor(typed), { size: 20, 'aria-hidden': true })}
              <span>{t.rich('shown', { name: typed, code: (name) => <code>{name}</code> })}</span>
            </span>
          )}
        </Tools>
        <VisuallyHidden role="status">{typed && t('found', { count: shown.length })}</VisuallyHidden>
        {shown.length === 0 ? (
          <EmptyState kind="none" title={t('none.title')} text={t('none.text')} />
        ) : (
          <Grid aria-label={t('title')}>
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
          </Grid>
        )}
      </Sample>
    </GalleryPage>
  );
}
