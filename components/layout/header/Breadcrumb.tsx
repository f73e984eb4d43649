import Breadcrumbs from '@mui/material/Breadcrumbs';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf } from '@/lib/router/location';
import { breadcrumbOf } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { target } from '@/lib/theme/target';
import { useFrame } from '../frame-context';

const Crumbs = styled(Breadcrumbs)({
  minWidth: 0,
  marginLeft: 6,
  fontSize: 'var(--type-small)',
  color: 'var(--header-icon)',
  overflow: 'hidden',
  '& ol': { flexWrap: 'nowrap' },
  '& li': { whiteSpace: 'nowrap', '&:last-of-type': { color: 'var(--header-text)' } },
  '& a': { ...target, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'var(--header-text)' },
  '& b': { fontWeight: 'var(--weight-medium)', color: 'var(--header-text)', whiteSpace: 'nowrap' },
});

/** Only entries with a page of their own are links. */
export function Breadcrumb({ current }: { current: RouteNode }) {
  const t = useTranslations('layout');
  const titleOf = useRouteTitle();
  const { routes } = useFrame();
  return (
    <Crumbs separator=">" aria-label={t('breadcrumb')}>
      {breadcrumbOf(routes, current).map((route) => {
        const title = titleOf(route.meta.title);
        if (route === current) return <b key={route.path}>{title}</b>;
        if (!route.screen || !route.link) return <span key={route.path}>{title}</span>;
        return (
          <a key={route.path} href={hrefOf(route.link)}>
            {title}
          </a>
        );
      })}
    </Crumbs>
  );
}
