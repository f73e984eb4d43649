import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { MaterialFace } from '@/components/shared/material/MaterialFace';
import { SelectBox } from '@/components/ui/table/rows/SelectBox';
import type { Material } from '@/lib/api/material';
import styles from './MaterialCard.module.css';
import { useDragMaterials } from './use-drag-materials';

interface MaterialCardProps {
  material: Material;
  open: boolean;
  chosen: boolean;
  stop: boolean;
  onOpen: () => void;
  /** Undefined if there are no bulk actions. */
  onToggle: ((withRange: boolean) => void) | undefined;
  dragged: (() => readonly Material[]) | undefined;
}

/** A file in the grid; a table row to assistive technology, as in every list. */
export function MaterialCard({ material, open, chosen, stop, onOpen, onToggle, dragged }: MaterialCardProps) {
  const t = useTranslations('table');
  const element = useRef<HTMLDivElement>(null);
  useDragMaterials(element, dragged);
  const tabIndex = stop ? 0 : -1;
  return (
    <div
      className={styles.card}
      ref={element}
      role="row"
      data-card={material.id}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
    >
      <div role="rowheader">
        <button
          type="button"
          className={styles.open}
          data-material={material.id}
          tabIndex={tabIndex}
          aria-expanded={open}
          onClick={onOpen}
        >
          <MaterialFace material={material} />
        </button>
      </div>
      {onToggle && (
        <div role="cell" className={styles.select}>
          <SelectBox
            label={t('selectRow', { name: material.name })}
            checked={chosen}
            tabIndex={tabIndex}
            onToggle={onToggle}
          />
        </div>
      )}
    </div>
  );
}
