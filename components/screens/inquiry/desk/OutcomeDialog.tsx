import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
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
import { RowFieldset } from '@/components/ui/form/rows/RowFieldset';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { Stack } from '@/components/ui/layout/Stack';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { inquiryApi } from '@/lib/api/inquiry';
import { INQUIRY_LIMITS, type Inquiry, type Outcome } from '@/lib/api/inquiry-schema';
import { LOST_REASONS, reasonKey } from '@/lib/api/outcome';
import { formatAmount } from '@/lib/i18n/amount-text';
import { visibleText } from '@/lib/util/files/file-name';
import { useQuotations } from '../quotation/use-quotations';
import {
  checkOutcome,
  dealPath,
  outcomeOf,
  quotedAmount,
  startOf,
  type Concluded,
  type OutcomeValues,
  type Sent,
} from '../rules/outcome';
import { numbered } from '../rules/quotation-number';
import type { Conclusion, Conclusions } from '../use-conclude';

interface OutcomeDialogProps {
  /** Those that are left: a part of those with which it was opened. */
  inquiries: readonly Inquiry[];
  /** Their quotations, in the order of the inquiries. */
  sent: readonly Sent[];
  to: Concluded;
  busy: boolean;
  /** The dialog stays until it is closed: what was filled in is kept if the platform refuses it. */
  onDone: (conclusions: Conclusions) => void;
  onClose: () => void;
}

/** Asks how one inquiry, or each of several, was won, or for what reason all were lost. */
function OutcomeForm({ inquiries, sent, to, busy, onDone, onClose }: OutcomeDialogProps) {
  const t = useTranslations('outcome');
  const title = useTranslations('inquiry.to')(to);
  const actions = useTranslations('entry.action');
  const locale = useLocale();
  const [all] = useState(() => inquiries.map((inquiry, index) => ({ ...inquiry, sent: sent[index] ?? [] })));
  const left = all.flatMap((inquiry, index) => (inquiries.some(({ id }) => id === inquiry.id) ? [index] : []));
  const form = useRecordForm<OutcomeValues>({
    values: startOf(all.map((inquiry) => inquiry.sent)),
    level: 'full',
    rules: { record: (values) => values, check: (values) => checkOutcome(values, to, left) },
  });
  const wordsOf = (outcome: Outcome, quotations: Sent) => {
    if ('reason' in outcome) {
      const { reason, note = '' } = outcome;
      return t('words.lost', { reason: t(`reason.${reasonKey(reason)}`), note });
    }
    const { amount, quotation = 0 } = outcome;
    return t('words.won', {
      amount: amount ? formatAmount(amount.amount, amount.currency, locale) : '–',
      quotation: quotations[quotation - 1]?.number ?? '',
    });
  };
  const conclude = () => {
    if (!form.model.attempt('full')) return;
    const { values } = form.model.snapshot();
    const conclusionAt = (index: number): [id: string, conclusion: Conclusion] => {
      const outcome = outcomeOf(values, to, index);
      const inquiry = all[index]!;
      return [inquiry.id, { outcome, words: outcome ? wordsOf(outcome, inquiry.sent) : '' }];
    };
    onDone(Object.fromEntries(left.map(conclusionAt)));
  };
  const numberOf = (index: number) => (all.length > 1 ? all[index]!.number : undefined);
  const labelOf = (path: string) => {
    const [, index, part] = /^deals\.(\d+)\.(?:amount\.)?(\w+)$/.exec(path) ?? [];
    const label = t(`field.${(part ?? path) as 'reason'}`);
    return [label, numberOf(Number(index ?? 0))].filter(Boolean).join(' ');
  };
  return (
    <FormRoot form={form} label={title}>
      <DialogContent>
        <Stack gap={16}>
          <ErrorSummary labelOf={labelOf} />
          {to === 'won' &&
            left.map((index) => (
              <WonFields key={index} path={dealPath(index)} inquiry={all[index]!} number={numberOf(index)} />
            ))}
          {to === 'lost' && <LostFields />}
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
  );
}

type ReadDialogProps = Omit<OutcomeDialogProps, 'sent'>;

/** Of the inquiry that is open, whose messages are there. */
export function OutcomeDialog({ inquiry, ...props }: Omit<ReadDialogProps, 'inquiries'> & { inquiry: Inquiry }) {
  const title = useTranslations('inquiry.to')(props.to);
  const { sent = [] } = useQuotations(inquiry);
  return (
    <DraggableDialog title={title} busy={props.busy} onClose={props.onClose}>
      <OutcomeForm {...props} inquiries={[inquiry]} sent={[sent]} />
    </DraggableDialog>
  );
}

/** Of inquiries in the list: their quotations are read first, if an amount is asked for. */
export function OutcomesDialog(props: ReadDialogProps) {
  const { inquiries, to } = props;
  const t = useTranslations('inquiry');
  const [opened] = useState(inquiries);
  const read = useQueries({
    queries: opened.map(({ id }) => ({ ...inquiryApi.quotations(id), enabled: to === 'won' })),
  });
  const sent = read.map(({ data = [] }, index) => numbered(opened[index]!.number, data));
  const isReading = read.some(({ isLoading }) => isLoading);
  return (
    <DraggableDialog
      title={t(`to.${to}`)}
      maxWidth={to === 'won' ? 'sm' : 'xs'}
      busy={props.busy}
      onClose={props.onClose}
    >
      {isReading ? (
        <DialogContent>
          <Skeleton width="100%" height={40} />
        </DialogContent>
      ) : (
        <OutcomeForm {...props} sent={sent} />
      )}
    </DraggableDialog>
  );
}

interface WonFieldsProps {
  path: string;
  inquiry: Inquiry & { sent: Sent };
  /** Of the inquiry, if there are several. */
  number: string | undefined;
}

function WonFields({ path, inquiry, number }: WonFieldsProps) {
  const { sent, buyer } = inquiry;
  const t = useTranslations('outcome');
  const { model } = useFormHandle();
  const tag = number === undefined ? {} : { tag: number };
  const choose = (place: unknown, before: unknown) => {
    const quoted = quotedAmount(sent[Number(place) - 1]);
    if (place !== before && quoted) model.set(`${path}.amount`, quoted);
  };
  const quotation = sent.length > 0 && (
    <Field name={`${path}.quotation`} label={t('field.quotation')} {...tag}>
      <FollowField onChange={choose}>
        <SelectInput
          options={sent.map(({ number: name }, index) => ({ value: String(index + 1), label: name }))}
          emptyLabel={t('noQuotation')}
        />
      </FollowField>
    </Field>
  );
  const money = (
    <FieldRow columns={2} short>
      <Field name={`${path}.amount.amount`} label={t('field.amount')} {...tag}>
        <MoneyInput />
      </Field>
      <Field name={`${path}.amount.currency`} label={t('field.currency')} {...tag}>
        <CurrencyInput
          prices={(valueAt) => {
            const amountPath = `${path}.amount.amount`;
            const value = valueAt(amountPath);
            return [{ path: amountPath, value, emptied: undefined, count: value ? 1 : 0 }];
          }}
        />
      </Field>
    </FieldRow>
  );
  if (number === undefined) {
    return (
      <>
        {quotation}
        {money}
      </>
    );
  }
  return (
    <RowFieldset>
      <legend dir="auto">{`${visibleText(buyer.name)} · ${number}`}</legend>
      {quotation}
      {money}
    </RowFieldset>
  );
}

function LostFields() {
  const t = useTranslations('outcome');
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
