import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { PageNotice } from './PageNotice';

/** An entry of the menu whose screen a later version brings. */
export function ComingScreen() {
  const t = useTranslations('layout');
  const page = useRouteTitle()(useView().title);
  return (
    <>
      <Typography variant="h1">{page}</Typography>
      <PageNotice title={t('coming.title', { page })} text={t('coming.text')} />
    </>
  );
}
