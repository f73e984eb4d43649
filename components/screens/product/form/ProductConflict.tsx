import { useFormatter, useTranslations } from 'next-intl';
import { ConflictDialog } from '@/components/ui/form/ConflictDialog';
import { diffRecords, type Difference, type Side } from '@/components/ui/form/diff-records';
import type { Product } from '@/lib/api/product-schema';
import { useFieldLabel } from './product-labels';
import { formPart, toRecord } from './product-record';
import { toValues, type ProductValues } from './product-values';
import { useShownValue } from './use-shown-value';

interface ProductConflictProps {
  mine: ProductValues;
  /** What both started from. */
  base: Product;
  theirs: Product;
  onMerge: (differences: readonly Difference[], choice: Record<string, Side>) => void;
  onClose: () => void;
}

/** All three versions in the same form, so that only what a supplier can change is compared. */
const part = (values: ProductValues, record: Product) => formPart(toRecord(values, record).record);

/** Somebody else saved this product meanwhile. */
export function ProductConflict({ mine, base, theirs, onMerge, onClose }: ProductConflictProps) {
  const t = useTranslations('productForm.conflict');
  const format = useFormatter();
  const label = useFieldLabel();
  const show = useShownValue();
  const diff = diffRecords(part(mine, base), part(toValues(base), base), part(toValues(theirs), theirs));
  return (
    <ConflictDialog
      title={t('title')}
      note={t('note', {
        time: format.dateTime(new Date(theirs.updatedAt), 'full'),
        theirs: theirs.version,
        mine: base.version,
      })}
      theirsLabel={t('theirs', { version: theirs.version })}
      diff={diff}
      labelOf={label}
      show={show}
      onMerge={(choice) => onMerge(diff.differences, choice)}
      onClose={onClose}
    />
  );
}
