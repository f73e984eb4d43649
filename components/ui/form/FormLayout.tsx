import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { below } from '@/lib/theme/breakpoints';

interface FormLayoutProps {
  back?: { href: string; label: string };
  nav?: ReactNode;
  heading: ReactNode;
  aside?: { label: string; children: ReactNode };
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
  [below.wide]: {
    gridTemplateColumns: '128px minmax(0, 1fr)',
    gridTemplateAreas: '"nav heading" "nav fields" "nav aside"',
    gridTemplateRows: 'auto auto 1fr',
    '& > .aside': { position: 'static', gridTemplateColumns: 'minmax(0, 1fr) 264px' },
  },
  [below.desk]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"heading" "nav" "fields" "aside"',
    gridTemplateRows: 'none',
    '& > .nav': { top: -16, zIndex: 5, backgroundColor: 'var(--surface-canvas)', minWidth: 0 },
  },
  '@media print': {
    display: 'block',
    '& > .nav': { display: 'none' },
    // Paper shows what is filled in, not what could be pressed; some of these have styles of a later layer.
    '& .fields :is(button, [role="toolbar"], label.add), & .heading button': { display: 'none !important' },
    // After the fields, with a preview as large as on the screen.
    '& > .aside': { position: 'static', gridTemplateColumns: 'none', maxWidth: 264, marginTop: 16 },
  },
  [below.tablet]: { '& > .aside': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The layout of a form: navigation, fields and an aside, which follows the fields in reading and Tab order. */
export function FormLayout({ back, nav, heading, aside, children }: FormLayoutProps) {
  return (
    <Grid>
      <div className="nav">
        {back && (
          <Link
            href={back.href}
            underline="none"
            variant="body2"
            sx={{
              display: { xs: 'none', md: 'inline-flex' },
              alignItems: 'center',
              gap: 0.5,
              minHeight: '1.5rem',
              marginBottom: 1.5,
              color: 'var(--text-secondary)',
            }}
          >
            <ChevronLeft size={14} strokeWidth={1.7} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        {nav}
      </div>
      <div className="heading">{heading}</div>
      <div className="fields" data-page-fields="">
        {children}
      </div>
      {aside && (
        <aside className="aside" aria-label={aside.label}>
          {aside.children}
        </aside>
      )}
    </Grid>
  );
}
