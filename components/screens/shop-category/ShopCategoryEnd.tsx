import { Eye, EyeOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { ShopCategoryNode } from '@/lib/api/shop-category';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import styles from './ShopCategoryEnd.module.css';

export function ShopCategoryEnd({ category }: { category: ShopCategoryNode }) {
  const t = useTranslations('shopCategory');
  const format = useFormatter();
  const { id, visible = true, productCount = 0 } = category;
  const words = t('products', { count: productCount });
  return (
    <>
      {!visible && <StatusChip tone="hollow">{t('hidden')}</StatusChip>}
      {productCount > 0 ? (
        <a
          className={styles.count}
          href={hrefOf(paths.productList({ groupId: id }))}
          tabIndex={-1}
          title={words}
          aria-label={words}
        >
          {format.number(productCount)}
        </a>
      ) : (
        <span className={styles.noCount} title={words}>
          {productCount}
        </span>
      )}
    </>
  );
}

interface EyeButtonProps {
  visible: boolean;
  busy: boolean;
  onChange: (visible: boolean) => void;
}

/** Shows or hides a shop category; the button of a hidden one is always visible. */
export function EyeButton({ visible, busy, onChange }: EyeButtonProps) {
  const t = useTranslations('shopCategory.action');
  const Icon = visible ? Eye : EyeOff;
  const label = t(visible ? 'hide' : 'show');
  return (
    <IconAction
      className={visible ? 'more shown' : undefined}
      size="small"
      tabIndex={-1}
      label={label}
      aria-disabled={busy}
      {...lockOf()}
      onClick={() => !busy && onChange(!visible)}
    >
      <Icon size={16} aria-hidden />
    </IconAction>
  );
}
