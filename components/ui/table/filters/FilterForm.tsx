import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { Filter } from './filter';
import type { FilterValues } from './list-filters';
import styles from './FilterForm.module.css';

interface FilterFormProps {
  /** One filter in a popover, all of them in the sheet; if there are several, each has its name above. */
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (change: FilterValues) => void;
  onCancel: () => void;
}

/** The form of filters: nothing is requested before OK. */
export function FilterForm({ filters, values, onApply, onCancel }: FilterFormProps) {
  const t = useTranslations('entry.action');
  const [draft, setDraft] = useState<FilterValues>({});
  const several = filters.length > 1;
  return (
    <form
      className={`${styles.form} ${several ? '' : styles.single}`}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <div className={styles.filters}>
        {filters.map((filter) => (
          <div key={filter.key} role={several ? 'group' : undefined} aria-label={several ? filter.name : undefined}>
            {several && (
              <Text variant="subtitle2" as="p" className={space.below6}>
                {filter.name}
              </Text>
            )}
            <Suspense fallback={<Skeleton height={96} />}>
              {filter.editor({ ...values, ...draft }, (part) => setDraft((before) => ({ ...before, ...part })))}
            </Suspense>
          </div>
        ))}
      </div>
      <div className={styles.row}>
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained">
          {t('ok')}
        </Button>
      </div>
    </form>
  );
}
