import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { lostSchema, wonSchema, type Outcome, type QuotedMessage } from '@/lib/api/inquiry-schema';
import * as v from '@/lib/schema/schema';
import { partsOf } from './quotation-extras';
import type { Numbered } from './quotation-number';

/** The statuses in which an inquiry ends, and which ask for its outcome. */
export const CONCLUDED = ['won', 'lost'] as const;
export type Concluded = (typeof CONCLUDED)[number];

/** What an inquiry was won with. */
export interface DealValues {
  amount: { amount: string | undefined; currency: string };
  /** The place of the quotation among those that were sent, from 1. */
  quotation: string | undefined;
}

/** A deal for each inquiry, in their order; one reason for all. */
export interface OutcomeValues {
  deals: DealValues[];
  reason: string | undefined;
  note: string;
}

/** The path of a deal in the form. */
export const dealPath = (index: number) => `deals.${index}`;

export type Sent = readonly Numbered<QuotedMessage>[];

/** The total of a quotation; one with price tiers has none. */
export function quotedAmount(sent: Sent[number] | undefined): DealValues['amount'] | undefined {
  if (!sent) return undefined;
  const { quotation } = sent.message;
  return { amount: partsOf(quotation).total, currency: quotation.currency };
}

/** What is proposed: of each inquiry the latest quotation with its total. */
export const startOf = (inquiries: readonly Sent[]): OutcomeValues => ({
  deals: inquiries.map((sent) => ({
    amount: quotedAmount(sent.at(-1)) ?? { amount: undefined, currency: 'USD' },
    quotation: sent.length > 0 ? String(sent.length) : undefined,
  })),
  reason: undefined,
  note: '',
});

/** The outcome of the inquiry at a place as it is sent (contract 5); undefined where nothing was filled in. */
export function outcomeOf({ deals, reason, note }: OutcomeValues, to: Concluded, index: number): Outcome | undefined {
  if (to === 'lost') return { reason: reason as 'price', ...(note.trim() && { note: note.trim() }) };
  const { amount, quotation } = deals[index]!;
  const filled = amount.amount?.trim();
  return filled || quotation
    ? {
        ...(filled && { amount: { ...amount, amount: filled } }),
        ...(quotation && { quotation: Number(quotation) }),
      }
    : undefined;
}

/** What is wrong with the outcomes of the inquiries at these places. */
export function checkOutcome(values: OutcomeValues, to: Concluded, places: readonly number[]): Issue[] {
  const check = (schema: v.Schema, index: number) => {
    const outcome = outcomeOf(values, to, index) ?? {};
    return issuesOf(v.safeParse(schema, outcome).issues, outcome);
  };
  if (to === 'lost') return check(lostSchema, 0);
  return places.flatMap((index) =>
    check(wonSchema, index).map((issue) => ({ ...issue, path: `${dealPath(index)}.${issue.path}` })),
  );
}
