import { useTranslations } from 'next-intl';
import space from '@/components/ui/layout/space.module.css';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Panel } from '@/components/ui/layout/Panel';
import styles from './home.module.css';

export const ROWS = 5;

/** In the place of what the shop lacks, until it is known. */
export function ShopSkeleton() {
  const t = useTranslations('home.shop');
  return (
    <Panel title={t('title')} busy>
      <div className={styles.box}>
        <div className={styles.row}>
          <Skeleton round width={64} height={64} />
          <div className={space.fill}>
            <Skeleton width="90%" height={16} margin="0 0 6px" />
            <Skeleton width="60%" height={16} />
          </div>
        </div>
        {Array.from({ length: ROWS }, (_, index) => (
          <Skeleton key={index} width={`${84 - index * 9}%`} height={18} margin="0 0 19px" />
        ))}
      </div>
    </Panel>
  );
}
