import { styled } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { ShopCategoryNode } from '@/lib/api/shop-category';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { TOUCH } from '@/lib/theme/breakpoints';

const COUNT = { fontSize: 'var(--type-small)', fontVariantNumeric: 'tabular-nums' } as const;
const NoCount = styled('span')({ ...COUNT, color: 'var(--text-tertiary)' });
const Count = styled('a')({
  ...COUNT,
  display: 'inline-block',
  minWidth: '1.5rem',
  padding: '4px 6px',
  lineHeight: '1.375rem',
  textAlign: 'end',
  borderRadius: 'var(--radius-chip)',
  color: 'var(--text-link)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [TOUCH]: { minWidth: 44, padding: '11px 6px' },
});

export function ShopCategoryEnd({ category }: { category: ShopCategoryNode }) {
  const t = useTranslations('shopCategory');
  const format = useFormatter();
  const { id, visible = true, productCount = 0 } = category;
  const words = t('products', { count: productCount });
  return (
    <>
      {!visible && <StatusChip tone="hollow">{t('hidden')}</StatusChip>}
      {productCount > 0 ? (
        <Count href={hrefOf(paths.productList({ groupId: id }))} tabIndex={-1} title={words} aria-label={words}>
          {format.number(productCount)}
        </Count>
      ) : (
        <NoCount title={words}>{productCount}</NoCount>
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
