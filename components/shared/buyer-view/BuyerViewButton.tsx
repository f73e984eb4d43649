import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import styles from './BuyerViewButton.module.css';

export function BuyerViewButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('form.actions');
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={t('buyerView')}
      startIcon={<Eye size={16} strokeWidth={1.7} aria-hidden="true" />}
      onClick={onClick}
      className={styles.button}
    >
      <span className="label">{t('buyerView')}</span>
    </Button>
  );
}
