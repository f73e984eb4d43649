import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useListValue } from '@/components/ui/form/use-list-value';
import { INQUIRY_LIMITS, PAYMENT_TIMES } from '@/lib/api/inquiry-schema';
import { contentLanguage } from '@/lib/i18n/localized';
import { paymentsText, USUAL_PAYMENTS } from '../rules/payments';
import type { PaymentValues } from './quotation-fields';
import styles from './QuotationPayments.module.css';

const TIME_NAMES = {
  order: 'order',
  'before-shipment': 'beforeShipment',
  'bl-copy': 'blCopy',
  delivery: 'delivery',
  days: 'days',
} as const satisfies Record<(typeof PAYMENT_TIMES)[number], string>;

/** In which parts the buyer pays: the usual ones by one press, or own ones. */
export function QuotationPayments() {
  const t = useTranslations('inquiry.quotation');
  const language = contentLanguage(useLocale());
  const { formId } = useFormHandle();
  const { rows, set, add, patch, remove } = useListValue<PaymentValues>('payments');
  const cell = <K extends keyof PaymentValues>(index: number, part: K, input: ReactNode) => {
    const path = `payments.${index}.${part}`;
    return (
      <CellField
        path={path}
        label={t(`payment.${part as 'percent'}`, { row: index + 1 })}
        value={rows[index]![part]}
        onChange={(value) => patch(index, { [part]: value } as Partial<PaymentValues>)}
        notesId={`${fieldId(formId, path)}-notes`}
      >
        {input}
      </CellField>
    );
  };
  return (
    <div id={fieldId(formId, 'payments')} tabIndex={-1} role="group" aria-label={t('payment.title')}>
      {rows.length === 0 && (
        <div className={styles.row}>
          {USUAL_PAYMENTS.map((payments) => (
            <Button
              key={paymentsText(payments, 'en')}
              size="small"
              variant="text"
              onClick={() => set(payments.map((payment) => ({ days: undefined, ...payment })))}
            >
              {paymentsText(payments, language)}
            </Button>
          ))}
        </div>
      )}
      {rows.map((row, index) => (
        <div key={index}>
          <div className={styles.columns}>
            {cell(index, 'percent', <NumberInput size="small" suffix="%" />)}
            {cell(
              index,
              'when',
              <SelectInput
                size="small"
                options={PAYMENT_TIMES.map((when) => ({ value: when, label: t(`payment.at.${TIME_NAMES[when]}`) }))}
              />,
            )}
            <IconAction size="small" label={t('payment.remove', { row: index + 1 })} onClick={() => remove(index)}>
              <Trash2 size={16} strokeWidth={1.7} aria-hidden />
            </IconAction>
            {row.when === 'days' && cell(index, 'days', <NumberInput size="small" suffix={t('days')} />)}
          </div>
          {(['percent', 'when', 'days'] as const).map((part) => (
            <PathNotes key={part} path={`payments.${index}.${part}`} />
          ))}
        </div>
      ))}
      <AddRow
        label={t('payment.add')}
        rows={rows.length}
        max={INQUIRY_LIMITS.payments}
        onAdd={() => add({ percent: undefined, when: undefined, days: undefined })}
      />
    </div>
  );
}
