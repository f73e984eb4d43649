import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import { MaterialFace } from '../MaterialFace';
import styles from './PickCard.module.css';

interface PickCardProps {
  material: Material;
  /** Position among the chosen, from 1; 0 if it is not chosen. */
  order: number;
  /** Only one can be chosen, so the position is not shown. */
  single: boolean;
  /** The maximum is reached. */
  full: boolean;
  /** The one card with tabIndex 0; arrow keys move to the others. */
  stop: boolean;
  onToggle: () => void;
}

export function PickCard({ material, order, single, full, stop, onToggle }: PickCardProps) {
  const t = useTranslations('library.pick');
  const off = full && order === 0;
  const name = visibleFileName(material.name);
  return (
    <label className={styles.card} data-chosen={order > 0 || undefined} data-off={off || undefined}>
      <input
        type="checkbox"
        checked={order > 0}
        tabIndex={stop ? 0 : -1}
        aria-disabled={off || undefined}
        aria-label={order > 0 && !single ? t('nameInOrder', { name, order }) : name}
        onChange={() => !off && onToggle()}
      />
      <span className="order" aria-hidden>
        {order > 0 && (single ? <Check size={14} strokeWidth={2.4} /> : order)}
      </span>
      <MaterialFace material={material} />
    </label>
  );
}
