import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { createElement } from 'react';
import { iconFor } from '@/components/ui/menu/route-icons';
import { getConfig } from '@/lib/config/config';
import { hrefOf } from '@/lib/router/location';
import { GALLERY, type GalleryName } from '@/lib/router/screens';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', minWidth: 0 },
  '& li > *': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    padding: 14,
    border: '1px solid var(--border-subtle)',
    borderRadius: 'var(--radius-card)',
    backgroundColor: 'var(--surface-base)',
    color: 'var(--text-primary)',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'var(--surface-hover)', borderColor: 'var(--border-default)' },
  '& a:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary-on-soft)',
  },
  '& strong, & small': { display: 'block', overflowWrap: 'anywhere' },
  '& strong': { fontSize: 'var(--type-body)', fontWeight: 'var(--weight-semibold)', lineHeight: '1.25rem' },
  '& small': { color: 'var(--text-tertiary)', fontSize: 'var(--type-caption)', lineHeight: '1.125rem' },
});

/** An address that leads to the page: a pattern with a first value. */
const addressOf = (path: string) => path.replace(':id', '1');

const PAGES = (Object.keys(GALLERY) as GalleryName[]).filter((name) => name !== 'galleryWorkbench');

/** The pages of the gallery; links only where all of them are there, because a platform may list some of them. */
export function PageCards() {
  const t = useTranslations('gallery');
  const { gallery } = getConfig();
  return (
    <Grid aria-label={t('workbench.pages')}>
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
    </Grid>
  );
}
