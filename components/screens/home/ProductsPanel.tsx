import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useFormatter, useTranslations } from 'next-intl';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import { PARTS } from '@/lib/api/stats';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { inquiriesOf } from './figures';
import type { Period } from './home-period';
import home from './home.module.css';
import styles from './ProductsPanel.module.css';
import { usePart } from './use-part';

const ROWS = 5;

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
        <TextLink href={hrefOf(paths.productList())} className={styles.list}>
          {t('list')}
        </TextLink>
      }
    >
      {error && !data ? (
        <ErrorRegion error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.box}>
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index} className={styles.row}>
              <Skeleton width={32} height={32} />
              <Skeleton width="45%" height={18} />
              <Skeleton width="20%" height={18} margin="0 0 0 auto" />
            </div>
          ))}
        </div>
      ) : data.products.length === 0 ? (
        <p className={home.none}>{t('none')}</p>
      ) : (
        <table aria-label={t('title')} className={styles.table}>
          <thead>
            <tr>
              {(['product', 'views', 'inquiries', 'rate'] as const).map((head) => (
                <th key={head} scope="col" className={head === 'rate' ? styles.rate : undefined}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.products.map(({ id, title, image, views, inquiries }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.name}>
                    <Thumb src={image} size={32} />
                    <TextLink href={hrefOf(paths.productForm(id))} title={title}>
                      {title}
                    </TextLink>
                  </span>
                </th>
                <td>{format.number(views)}</td>
                <td>
                  {inquiries > 0 ? (
                    <TextLink href={hrefOf(inquiriesOf(period, { productId: id }))}>
                      {format.number(inquiries)}
                    </TextLink>
                  ) : (
                    '0'
                  )}
                </td>
                <td className={styles.rate}>{rate(views, inquiries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
