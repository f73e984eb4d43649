import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ShipDrawing } from '@/components/ui/brand/ShipDrawing';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

const Root = styled('section')({
  margin: 'auto',
  padding: '32px 16px 64px',
  maxWidth: 480,
  textAlign: 'center',
  '& h2': { margin: '24px 0 6px' },
  '& p': { margin: '0 0 24px', color: 'var(--text-secondary)', overflowWrap: 'anywhere' },
});

/** A page of the menu that this version does not have: why, and where to go instead. */
export function PageNotice({ title, text }: { title: string; text: string }) {
  const t = useTranslations('layout');
  return (
    <Root>
      <ShipDrawing />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="contained" href={hrefOf(paths.productList())}>
        {t('coming.action')}
      </Button>
    </Root>
  );
}
