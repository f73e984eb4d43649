import { PAYMENT_TERMS, TRADE_TERMS } from '@/lib/api/values';
import { placesIn } from './trade-place';

/** How buyers write payment terms; two-letter abbreviations are too ambiguous. */
const PAYMENT_TEXTS: Partial<Record<(typeof PAYMENT_TERMS)[number], RegExp>> = {
  TT: /\bT\/T\b/i,
  LC: /\bL\/C\b|\bletter of credit\b/i,
  DP: /\bD\/P\b/i,
  DA: /\bD\/A\b/i,
  WU: /\bWestern Union\b/i,
  MoneyGram: /\bMoneyGram\b/i,
  PayPal: /\bPayPal\b/i,
  OA: /\bO\/A\b|\bopen account\b/i,
};

interface Said {
  from: string;
  content: string;
}

export interface RequestedTerms {
  tradeTerm?: string;
  paymentTerm?: string;
}

const tradeTermIn = (text: string) => new RegExp(`\\b(${TRADE_TERMS.join('|')})\\b`).exec(text)?.[1];
const paymentTermIn = (text: string) => PAYMENT_TERMS.find((term) => PAYMENT_TEXTS[term]?.test(text));

/** The buyer's texts, latest first, the subject last. Messages are in ascending order. */
const textsOf = (subject: string, messages: readonly Said[]) => [
  ...messages
    .filter(({ from }) => from === 'buyer')
    .map(({ content }) => content)
    .reverse(),
  subject,
];

/**
 * Terms the buyer mentioned, the latest: an inquiry has no field for them, so they are parsed from its texts. Messages
 * are in ascending order.
 */
export function requestedTerms(subject: string, messages: readonly Said[]): RequestedTerms {
  const texts = textsOf(subject, messages);
  const first = (find: (text: string) => string | undefined) => texts.map(find).find((term) => term !== undefined);
  const [tradeTerm, paymentTerm] = [first(tradeTermIn), first(paymentTermIn)];
  return { ...(tradeTerm ? { tradeTerm } : {}), ...(paymentTerm ? { paymentTerm } : {}) };
}

/** The places the buyer mentioned, the latest first. */
export const requestedPlaces = (subject: string, messages: readonly Said[]) =>
  textsOf(subject, messages).flatMap(placesIn);
