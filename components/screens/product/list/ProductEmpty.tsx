import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/feedback/EmptyState';

interface ProductEmptyProps {
  filtered: boolean;
  onClear: () => void;
  /** Absent where the user may add none. */
  onAdd?: () => void;
}

/** No products: because there never were any, or because none matches. */
export function ProductEmpty({ filtered, onClear, onAdd }: ProductEmptyProps) {
  const t = useTranslations('productList.empty');
  if (filtered) {
    return (
      <EmptyState
        kind="none"
        title={t('noneTitle')}
        text={t('noneText')}
        actions={
          <Button size="small" onClick={onClear}>
            {t('noneAction')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      kind="never"
      title={t('neverTitle')}
      text={t('neverText')}
      actions={
        onAdd && (
          <Button size="small" variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={onAdd}>
            {t('neverAction')}
          </Button>
        )
      }
    />
  );
}
