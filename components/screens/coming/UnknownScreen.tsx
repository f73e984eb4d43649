import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { PageNotice } from './PageNotice';

/** The platform's menu has a page that this client lacks (contract 2). */
export function UnknownScreen() {
  const t = useTranslations('layout');
  const view = useView();
  return (
    <>
      <Typography variant="h1">{useRouteTitle()(view.title)}</Typography>
      <PageNotice title={t('unknown.title')} text={t('unknown.text', { component: view.path })} />
    </>
  );
}
