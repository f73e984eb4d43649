import { useTranslations } from 'next-intl';
import { Text } from '@/components/ui/layout/Text';
import space from '@/components/ui/layout/space.module.css';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { useUnits } from '@/lib/i18n/use-units';
import { LadderGlyph } from './LadderGlyph';
import { LadderRow } from './LadderRow';
import { useFormHandle, fieldId, useFormState, useFormValue } from '@/components/ui/form/form-context';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { RowsTable } from '@/components/ui/form/rows/RowsTable';
import { useListValue } from '@/components/ui/form/use-list-value';
import type { Quantity } from '@/components/ui/form/field-formats';
import type { TierValues } from '../product-values';
import { isWithin } from '@/components/ui/form/paths';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { useFieldLabel } from '../product-labels';
import styles from './LadderEditor.module.css';

function LadderNotes({ rows }: { rows: number }) {
  const t = useTranslations('form');
  const text = useIssueText();
  const label = useFieldLabel();
  const { formId } = useFormHandle();
  const issues = useFormState((snapshot) => snapshot.issues).filter(({ path }) => isWithin(path, 'pricing.tiers'));
  const paths = ['pricing.tiers', ...Array.from({ length: rows }, (_, index) => `pricing.tiers.${index}`)];
  return paths.map((path) => {
    const own = issues.filter(
      (issue) => issue.path === path || (path !== 'pricing.tiers' && isWithin(issue.path, path)),
    );
    if (own.length === 0) return null;
    return (
      <Text
        variant="caption"
        as="div"
        tone="error"
        key={path}
        id={`${fieldId(formId, path)}-notes`}
        className={space.above6}
      >
        {own.map((issue) => (
          <div key={issue.path}>{t('labelWithText', { label: label(issue.path), text: text(issue) })}</div>
        ))}
      </Text>
    );
  });
}

const EMPTY: TierValues = { minQuantity: undefined, price: undefined };

export function LadderEditor({ unit, currency }: { unit: string; currency: string }) {
  const t = useTranslations('productForm.ladder');
  const { rows, set, patch } = useListValue<TierValues>('pricing.tiers');
  const units = useUnits();
  const moq = useFormValue<Quantity>('moq.quantity');
  const first: TierValues = { ...EMPTY, minQuantity: moq };
  const shown = rows.length === 0 ? [first] : rows;
  const change = (index: number, part: Partial<TierValues>) =>
    rows.length === 0 ? set([{ ...first, ...part }]) : patch(index, part);
  return (
    <div className={styles.columns}>
      <div>
        <RowsTable
          label={t('label')}
          heads={[t('quantity', { unit: units.nameOf(unit) }), t('price', { currency }), t('change')]}
          rightAligned={t('change')}
          widths="minmax(0, 4fr) minmax(0, 5fr) 52px 32px"
        >
          {shown.map((row, index) => (
            <LadderRow
              key={index}
              index={index}
              row={row}
              first={shown[0]?.price}
              removable={shown.length > 1}
              onChange={(part) => change(index, part)}
              onRemove={() => set(shown.filter((_, at) => at !== index))}
            />
          ))}
        </RowsTable>
        <LadderNotes rows={shown.length} />
        <div className={space.above6}>
          <AddRow
            label={(count) => t('add', { count })}
            rows={shown.length}
            max={PRODUCT_LIMITS.tiers}
            onAdd={() => set([...shown, EMPTY])}
          />
        </div>
      </div>
      <LadderGlyph tiers={rows} currency={currency} unit={unit} />
    </div>
  );
}
