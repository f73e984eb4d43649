import { useTranslations } from 'next-intl';
import { Stack } from '@/components/ui/layout/Stack';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useListValue } from '@/components/ui/form/use-list-value';
import { SHOP_DETAIL_LIMITS } from '@/lib/api/shop-detail';
import type { FaqValues } from './detail-kind';
import { FaqRow } from './FaqRow';

const EMPTY: FaqValues = { question: { zh: '', en: '' }, answer: { zh: '', en: '' } };

export function FaqEditor() {
  const t = useTranslations('shopDetail.faq');
  const { formId } = useFormHandle();
  const { rows, set, add, patch, remove } = useListValue<FaqValues>('faq');
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  return (
    <Stack id={fieldId(formId, 'faq')} tabIndex={-1} gap={12}>
      {rows.map((row, index) => (
        <FaqRow
          key={index}
          row={row}
          index={index}
          count={rows.length}
          onChange={(change) => patch(index, change)}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      <PathNotes path="faq" />
      <AddRow label={t('add')} rows={rows.length} max={SHOP_DETAIL_LIMITS.faq} onAdd={() => add(EMPTY)} />
    </Stack>
  );
}
