import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { lostSchema, wonSchema, type Outcome, type QuotedMessage } from '@/lib/api/inquiry-schema';
import * as v from '@/lib/schema/schema';
import { partsOf } from './quotation-extras';
import type { Numbered } from './quotation-number';

/** The statuses in which an inquiry ends, and which ask for its outcome. */
export const CONCLUDED = ['won', 'lost'] as const;
export type Concluded = (typeof CONCLUDED)[number];

export interface OutcomeValues {
  amount: { amount: string | undefined; currency: string };
  /** The place of the quotation among those that were sent, from 1. */
  quotation: string | undefined;
  reason: string | undefined;
  note: string;
}

type Sent = readonly Numbered<QuotedMessage>[];

/** The total of a quotation; one with price tiers has none. */
export function quotedAmount(sent: Sent[number] | undefined): OutcomeValues['amount'] | undefined {
  if (!sent) return undefined;
  const { quotation } = sent.message;
  return { amount: partsOf(quotation).total, currency: quotation.currency };
}

/** What is proposed: the latest quotation with its total. */
export const startOf = (sent: Sent): OutcomeValues => ({
  amount: quotedAmount(sent.at(-1)) ?? { amount: undefined, currency: 'USD' },
  quotation: sent.length > 0 ? String(sent.length) : undefined,
  reason: undefined,
  note: '',
});

/** The outcome as it is sent (contract 5); undefined where nothing was filled in. */
export function outcomeOf({ amount, quotation, reason, note }: OutcomeValues, to: Concluded): Outcome | undefined {
  if (to === 'lost') return { reason: reason as 'price', ...(note.trim() && { note: note.trim() }) };
  const filled = amount.amount?.trim();
  return filled || quotation
    ? {
        ...(filled && { amount: { ...amount, amount: filled } }),
        ...(quotation && { quotation: Number(quotation) }),
      }
    : undefined;
}

/** What is wrong with the values of an outcome. */
export function checkOutcome(values: OutcomeValues, to: Concluded): Issue[] {
  const outcome = outcomeOf(values, to) ?? {};
  return issuesOf(v.safeParse(to === 'won' ? wonSchema : lostSchema, outcome).issues, outcome);
}
