import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Panel } from '@/components/ui/layout/Panel';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import { PARTS } from '@/lib/api/stats';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { inquiriesOf } from './figures';
import type { Period } from './home-period';
import { usePart } from './use-part';
import { below } from '@/lib/theme/breakpoints';

const ROWS = 5;

const Products = styled(Table)({
  tableLayout: 'fixed',
  '& th:first-of-type': { width: 'auto', textAlign: 'left', paddingLeft: 20 },
  '& th, & td': { width: 88, textAlign: 'right', fontVariantNumeric: 'tabular-nums', height: 44 },
  '& thead th': { height: '2.5rem' },
  '& tbody th': { fontWeight: 'var(--weight-medium)' },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 20 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .name': { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  '& .name > a': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'var(--text-primary)' },
  [below.phone]: {
    '& th:first-of-type': { paddingLeft: 16 },
    '& th, & td': { width: 64 },
    '& .rate': { display: 'none' },
  },
});

export function ProductsPanel({ period }: { period: Period }) {
  const t = useTranslations('home.products');
  const format = useFormatter();
  const { data, error, refetch } = usePart(period, PARTS.products);
  const rate = (views: number, inquiries: number) =>
    views > 0 ? format.number(inquiries / views, { style: 'percent', maximumFractionDigits: 2 }) : '–';
  return (
    <Panel
      title={t('title')}
      note={t('note', { days: period.days })}
      busy={!data && !error}
      aside={
        <Link href={hrefOf(paths.productList())} variant="body2">
          {t('list')}
        </Link>
      }
    >
      {error && !data ? (
        <ErrorRegion error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Box sx={{ px: 2.5, pt: 5, pb: 1.5 }}>
          {Array.from({ length: ROWS }, (_, index) => (
            <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 44 }}>
              <Skeleton width={32} height={32} />
              <Skeleton width="45%" height={18} />
              <Skeleton width="20%" height={18} margin="0 0 0 auto" />
            </Box>
          ))}
        </Box>
      ) : data.products.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', p: 2.5 }}>
          {t('none')}
        </Typography>
      ) : (
        <Products aria-label={t('title')}>
          <TableHead>
            <TableRow>
              {(['product', 'views', 'inquiries', 'rate'] as const).map((head) => (
                <TableCell key={head} component="th" scope="col" className={head}>
                  {t(head)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.products.map(({ id, title, image, views, inquiries }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <span className="name">
                    <Thumb src={image} size={32} />
                    <Link href={hrefOf(paths.productForm(id))} underline="hover" title={title}>
                      {title}
                    </Link>
                  </span>
                </TableCell>
                <TableCell>{format.number(views)}</TableCell>
                <TableCell>
                  {inquiries > 0 ? (
                    <Link href={hrefOf(inquiriesOf(period, { productId: id }))}>{format.number(inquiries)}</Link>
                  ) : (
                    '0'
                  )}
                </TableCell>
                <TableCell className="rate">{rate(views, inquiries)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Products>
      )}
    </Panel>
  );
}
