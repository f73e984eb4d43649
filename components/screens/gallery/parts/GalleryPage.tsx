import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/layout/PageHead';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { GalleryName } from '@/lib/router/screens';
import { useView } from '@/lib/router/view';
import { from } from '@/lib/theme/breakpoints';

const Lead = styled('p')({
  maxWidth: 720,
  margin: '-8px 0 16px',
  color: 'var(--text-secondary)',
  fontSize: 'var(--type-body)',
  lineHeight: '1.375rem',
  textWrap: 'pretty',
});

const Samples = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [from.wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

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
      <Lead>{t(page)}</Lead>
      <Samples data-single={single || undefined}>{children}</Samples>
    </>
  );
}
