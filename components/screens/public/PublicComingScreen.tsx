import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { ShipDrawing } from '@/components/ui/brand/ShipDrawing';
import { FullPage } from './FullPage';

/** A public page that a later version brings. */
export function PublicComingScreen() {
  const t = useTranslations('entry');
  return (
    <FullPage
      drawing={<ShipDrawing />}
      title={t('publicComing.title')}
      text={t('publicComing.text')}
      action={
        <Button variant="contained" href={hrefOf(paths.login())}>
          {t('publicComing.login')}
        </Button>
      }
    />
  );
}
