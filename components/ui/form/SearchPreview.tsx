import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { clampLines } from '@/lib/theme/clamp';

const Root = styled('div')({
  padding: '12px 16px',
  borderRadius: 'var(--radius-panel)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-sunken)',
  overflowWrap: 'anywhere',
  '& .head': { fontSize: 'var(--type-caption)', lineHeight: '1.125rem', color: 'var(--text-secondary)' },
  '& .place': { marginTop: 8, fontSize: 'var(--type-caption)', lineHeight: '1.125rem', color: 'var(--text-secondary)' },
  // Cut off at the length that search engines show.
  '& .title': { ...clampLines(1), fontSize: 'var(--type-story)', lineHeight: '1.625rem', color: 'var(--text-link)' },
  '& .text': {
    ...clampLines(2),
    fontSize: 'var(--type-small)',
    lineHeight: '1.25rem',
    color: 'var(--text-secondary)',
  },
});

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
    <Root role="group" aria-labelledby={id}>
      <div className="head" id={id}>
        {t('title')}
      </div>
      <div className="place">{t('place', { folder, slug: slugOf(slug) || t('slug') })}</div>
      <div className="title">{title || t('untitled')}</div>
      <div className="text">{text.slice(0, MAX_TEXT) || t('empty')}</div>
    </Root>
  );
}
