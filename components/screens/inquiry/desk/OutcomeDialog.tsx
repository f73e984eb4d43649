import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FollowField } from '@/components/ui/form/FollowField';
import { useFormHandle } from '@/components/ui/form/form-context';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { CurrencyInput } from '@/components/ui/form/inputs/CurrencyInput';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { Stack } from '@/components/ui/layout/Stack';
import { INQUIRY_LIMITS, LOST_REASONS, type Inquiry, type LostReason, type Outcome } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useQuotations } from '../quotation/use-quotations';
import { checkOutcome, outcomeOf, quotedAmount, startOf, type Concluded, type OutcomeValues } from '../rules/outcome';
import type { Conclusion } from '../use-inquiry-actions';

/** The text of a reason. */
const reasonKey = (reason: LostReason) => (reason === 'lead-time' ? 'leadTime' : reason);

interface OutcomeDialogProps {
  inquiry: Inquiry;
  to: Concluded;
  busy: boolean;
  /** The dialog stays until it is closed: what was filled in is kept if the platform refuses it. */
  onDone: (conclusion: Conclusion) => void;
  onClose: () => void;
}

export function OutcomeDialog({ inquiry, to, busy, onDone, onClose }: OutcomeDialogProps) {
  const t = useTranslations('inquiry.outcome');
  const title = useTranslations('inquiry.to')(to);
  const actions = useTranslations('entry.action');
  const locale = useLocale();
  const { sent = [] } = useQuotations(inquiry);
  const form = useRecordForm<OutcomeValues>({
    values: startOf(sent),
    level: 'full',
    rules: { record: (values) => outcomeOf(values, to), check: (values) => checkOutcome(values, to) },
  });
  const wordsOf = (outcome: Outcome) => {
    if ('reason' in outcome) {
      const { reason, note = '' } = outcome;
      return t('words.lost', { reason: t(`reason.${reasonKey(reason)}`), note });
    }
    const { amount, quotation = 0 } = outcome;
    return t('words.won', {
      amount: amount ? formatAmount(amount.amount, amount.currency, locale) : '–',
      quotation: sent[quotation - 1]?.number ?? '',
    });
  };
  const conclude = () => {
    if (!form.model.attempt('full')) return;
    const outcome = outcomeOf(form.model.snapshot().values, to);
    onDone({ outcome, words: outcome ? wordsOf(outcome) : '' });
  };
  const labelOf = (path: string) => t(`field.${path.replace('amount.', '') as 'reason'}`);
  return (
    <DraggableDialog title={title} busy={busy} onClose={onClose}>
      <FormRoot form={form} label={title}>
        <DialogContent>
          <Stack gap={16}>
            <ErrorSummary labelOf={labelOf} />
            {to === 'won' ? <WonFields sent={sent} /> : <LostFields />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {actions('cancel')}
          </Button>
          <Button variant="contained" loading={busy} onClick={conclude}>
            {title}
          </Button>
        </DialogActions>
      </FormRoot>
    </DraggableDialog>
  );
}

function WonFields({ sent }: { sent: Parameters<typeof startOf>[0] }) {
  const t = useTranslations('inquiry.outcome');
  const { model } = useFormHandle();
  const choose = (place: unknown, before: unknown) => {
    const quoted = quotedAmount(sent[Number(place) - 1]);
    if (place !== before && quoted) model.set('amount', quoted);
  };
  return (
    <>
      {sent.length > 0 && (
        <Field name="quotation" label={t('field.quotation')}>
          <FollowField onChange={choose}>
            <SelectInput
              options={sent.map(({ number }, index) => ({ value: String(index + 1), label: number }))}
              emptyLabel={t('noQuotation')}
            />
          </FollowField>
        </Field>
      )}
      <FieldRow columns={2}>
        <Field name="amount.amount" label={t('field.amount')}>
          <MoneyInput />
        </Field>
        <Field name="amount.currency" label={t('field.currency')}>
          <CurrencyInput
            prices={(valueAt) => {
              const value = valueAt('amount.amount');
              return [{ path: 'amount.amount', value, emptied: undefined, count: value ? 1 : 0 }];
            }}
          />
        </Field>
      </FieldRow>
    </>
  );
}

function LostFields() {
  const t = useTranslations('inquiry.outcome');
  return (
    <>
      <Field name="reason" label={t('field.reason')} required>
        <SelectInput
          options={LOST_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reasonKey(reason)}`) }))}
        />
      </Field>
      <Field name="note" label={t('field.note')} max={INQUIRY_LIMITS.note}>
        <TextInput rows={3} />
      </Field>
    </>
  );
}
