import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

interface ProductLayoutProps {
  nav: ReactNode;
  heading: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 720px) 264px',
  gridTemplateAreas: '"nav heading aside" "nav fields aside"',
  gridTemplateRows: 'auto 1fr',
  justifyContent: 'center',
  columnGap: 24,
  rowGap: 16,
  alignItems: 'start',
  '& > .nav': { gridArea: 'nav', position: 'sticky', top: 0 },
  '& > .heading': { gridArea: 'heading' },
  '& > .fields': { gridArea: 'fields', display: 'grid', gap: 16, minWidth: 0 },
  '& > .aside': { gridArea: 'aside', position: 'sticky', top: 0, display: 'grid', gap: 16, alignItems: 'start' },
  '@media (max-width: 1279.95px)': {
    gridTemplateColumns: '128px minmax(0, 1fr)',
    gridTemplateAreas: '"nav heading" "nav aside" "nav fields"',
    gridTemplateRows: 'auto auto 1fr',
    '& > .aside': { position: 'static', gridTemplateColumns: 'minmax(0, 1fr) 264px' },
  },
  '@media (max-width: 991.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"heading" "nav" "aside" "fields"',
    gridTemplateRows: 'none',
    '& > .nav': { top: -16, zIndex: 5, backgroundColor: 'var(--surface-canvas)', minWidth: 0 },
  },
  '@media (max-width: 767.95px)': { '& > .aside': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Where things stand: navigation, fields and what is told beside them. */
export function ProductLayout({ nav, heading, aside, children }: ProductLayoutProps) {
  const t = useTranslations('productForm');
  return (
    <Grid>
      <div className="nav">
        <Link
          href={hrefOf(paths.productList())}
          underline="none"
          variant="body2"
          sx={{
            display: { xs: 'none', lg: 'inline-flex', md: 'inline-flex' },
            alignItems: 'center',
            gap: 0.5,
            minHeight: 24,
            marginBottom: 1.5,
            color: 'var(--text-secondary)',
          }}
        >
          <ChevronLeft size={14} strokeWidth={1.7} aria-hidden="true" />
          {t('back')}
        </Link>
        {nav}
      </div>
      <div className="heading">{heading}</div>
      <aside className="aside" aria-label={t('aside')}>
        {aside}
      </aside>
      <div className="fields">{children}</div>
    </Grid>
  );
}
