import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { RowsTable } from '@/components/ui/form/rows/RowsTable';
import { useListValue } from '@/components/ui/form/use-list-value';
import type { LeadTimeValues } from './product-values';

const PARTS = [
  { part: 'maxQuantity', name: 'quantityOf', prefix: '≤' },
  { part: 'days', name: 'daysOf', prefix: undefined },
] as const;

export function LeadTimeTable() {
  const t = useTranslations('productForm.leadTimes');
  const { formId } = useFormHandle();
  const { rows, patch, remove } = useListValue<LeadTimeValues>('leadTimes');
  return (
    <RowsTable label={t('title')} heads={[t('quantity'), t('days')]} widths="minmax(0, 180px) minmax(0, 180px) 32px">
      {rows.map((row, index) => (
        <div role="row" key={index}>
          {PARTS.map(({ part, name, prefix }) => {
            const path = `leadTimes.${index}.${part}`;
            return (
              <div role="cell" key={part}>
                <CellField
                  path={path}
                  label={t(name, { row: index + 1 })}
                  value={row[part]}
                  onChange={(value) => patch(index, { [part]: value })}
                  notesId={`${fieldId(formId, path)}-notes`}
                >
                  <NumberInput size="small" prefix={prefix} suffix={part === 'days' ? t('unit') : undefined} />
                </CellField>
                <PathNotes path={path} />
              </div>
            );
          })}
          <div role="cell">
            <IconAction size="small" label={t('remove', { row: index + 1 })} onClick={() => remove(index)}>
              <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
            </IconAction>
          </div>
        </div>
      ))}
    </RowsTable>
  );
}
