import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ShipDrawing } from '@/components/ui/brand/ShipDrawing';
import { StaticButtonLink } from '@/components/ui/button/StaticButton';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';

const Title = styled('h1')({
  margin: 0,
  fontSize: 'var(--type-heading)',
  lineHeight: '1.75rem',
  fontWeight: 'var(--weight-semibold)',
  letterSpacing: '-.005em',
});
const Root = styled('section')({
  margin: 'auto',
  padding: '32px 16px 64px',
  maxWidth: 480,
  textAlign: 'center',
  '& h2': { margin: '24px 0 6px' },
  '& p': { margin: '0 0 24px', color: 'var(--text-secondary)', overflowWrap: 'anywhere' },
});

/** For a page of the platform's menu that this client does not have (contract 2). */
export function UnknownScreen() {
  const t = useTranslations('layout.unknown');
  const view = useView();
  return (
    <>
      <Title>{useRouteTitle()(view.title)}</Title>
      <Root>
        <ShipDrawing />
        <h2>{t('title')}</h2>
        <p>{t('text', { component: view.path })}</p>
        <StaticButtonLink variant="contained" href={hrefOf(paths.productList())}>
          {t('action')}
        </StaticButtonLink>
      </Root>
    </>
  );
}
