import * as v from '@/lib/schema/schema';
import { isRecord } from '@/lib/util/guards';
import {
  amount,
  count,
  countFromOne,
  currency,
  day,
  entityFields,
  fileAddress,
  filledText,
  finerThanCurrency,
  instant,
  money,
  namedText,
  PAYMENT_TERMS,
  positive,
  price,
  readableRows,
  sentDay,
  sentObject,
  sentRows,
  sentTexts,
  shortText,
  timeZone,
  TRADE_TERMS,
} from './values';
import { LOST_REASONS } from './outcome';
import { quotedTiers, type Tier } from './product/tiers';

/** Inquiries, their messages and quotations (contract 4). */

export const INQUIRY_STATUSES = ['new', 'replied', 'quoted', 'negotiating', 'won', 'lost', 'spam'] as const;
export const INQUIRY_SOURCES = ['product', 'shop', 'rfq', 'blog'] as const;
export const INQUIRY_PRIORITIES = ['high', 'normal', 'low'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_LIMITS = {
  message: 8000,
  note: 2000,
  attachments: 10,
  items: 50,
  remark: 1000,
  tags: 10,
  tag: 32,
  payments: 5,
  /** Hours until the first reply is due. */
  due: 24,
} as const;

/**
 * Statuses that a supplier may set. `replied` and `quoted` are set by the platform after a reply or a quotation;
 * setting `replied` by hand is for an answer by telephone. An inquiry that is no longer spam gets its former status
 * back.
 */
export const INQUIRY_TRANSITIONS: Record<InquiryStatus, readonly InquiryStatus[]> = {
  new: ['replied', 'negotiating', 'won', 'lost', 'spam'],
  replied: ['negotiating', 'won', 'lost', 'spam'],
  quoted: ['negotiating', 'won', 'lost', 'spam'],
  negotiating: ['won', 'lost', 'spam'],
  won: ['negotiating', 'lost'],
  lost: ['negotiating', 'won'],
  spam: ['new', 'replied'],
};

/** What an inquiry was won with: its amount, and the quotation by its place among those of the inquiry, from 1. */
export const wonSchema = v.pipe(
  v.object({ amount: v.optional(money), quotation: v.optional(countFromOne) }),
  v.rule(({ amount }, fault) => {
    const finer = finerThanCurrency(amount?.amount, amount?.currency);
    if (finer) fault('tooFine', ['amount', 'amount'], finer);
  }),
);
export const lostSchema = v.object({
  reason: v.picklist(LOST_REASONS),
  note: v.optional(shortText(INQUIRY_LIMITS.note)),
});
export type Outcome = v.InferOutput<typeof wonSchema> | v.InferOutput<typeof lostSchema>;

/** When a part of the price is paid (contract 5). */
export const PAYMENT_TIMES = ['order', 'before-shipment', 'bl-copy', 'delivery', 'days'] as const;

/** The parts in which a quotation is paid, in percent, 100 together; `days` only with the time `days`. */
export const paymentsSchema = v.pipe(
  v.arrayUpTo(
    INQUIRY_LIMITS.payments,
    v.object({
      percent: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
      when: v.picklist(PAYMENT_TIMES),
      days: v.optional(countFromOne),
    }),
  ),
  v.minLength(1),
  v.rule((payments, fault) => {
    payments.forEach(({ when, days }, index) => {
      if (when === 'days' && days === undefined) fault('required', [index, 'days']);
    });
    // In hundredths, because sums of shares such as 33.3 are inexact.
    const sum = payments.reduce((all, { percent }) => all + Math.round(percent * 100), 0);
    if (sum !== 10_000) fault('paymentSum', [payments.length - 1, 'percent'], { sum: sum / 100 });
  }),
);
export type Payment = v.InferOutput<typeof paymentsSchema>[number];

/** `destination`, `freight`, `insurance`, `discount`, `payments`, `listPrice`, `variantId` and `sku` are of the feature `quotation-terms`, `tiers` of `quotation-tiers` (contract 5). */
const quotationShape = v.object({
  items: v.pipe(
    v.arrayUpTo(
      INQUIRY_LIMITS.items,
      v.object({
        productId: v.optional(v.string()),
        variantId: v.optional(v.string()),
        sku: v.optional(v.string()),
        title: filledText(255),
        quantity: positive,
        unit: filledText(20),
        unitPrice: price,
        listPrice: v.optional(price),
        tiers: v.optional(quotedTiers),
      }),
    ),
    v.minLength(1),
  ),
  currency,
  tradeTerm: v.picklist(TRADE_TERMS),
  port: v.optional(shortText(64)),
  destination: v.optional(shortText(64)),
  freight: v.optional(amount),
  insurance: v.optional(amount),
  discount: v.optional(v.object({ share: v.optional(amount), amount: v.optional(amount) })),
  paymentTerm: v.picklist(PAYMENT_TERMS),
  payments: v.optional(paymentsSchema),
  leadTimeDays: countFromOne,
  validUntil: day,
  remark: v.optional(shortText(INQUIRY_LIMITS.remark)),
});
type Amount = [text: unknown, path: (string | number)[]];
/**
 * No price has more decimals than its currency; checked even if other fields are invalid, so that all errors are
 * reported at once.
 */
export const quotationInputSchema = v.pipe(
  quotationShape,
  v.rule(
    ({ items, currency: code, freight, insurance, discount }, fault) => {
      const ofItem = ({ unitPrice, tiers }: (typeof items)[number], index: number): Amount[] => [
        [unitPrice, ['items', index, 'unitPrice']],
        ...(Array.isArray(tiers) ? tiers : []).map((tier: Tier | undefined, at): Amount => [
          tier?.price,
          ['items', index, 'tiers', at, 'price'],
        ]),
      ];
      const amounts: Amount[] = [
        ...items.flatMap(ofItem),
        [freight, ['freight']],
        [insurance, ['insurance']],
        [discount?.amount, ['discount', 'amount']],
      ];
      for (const [text, path] of amounts) {
        const finer = finerThanCurrency(text, code);
        if (finer) fault('tooFine', path, finer);
      }
    },
    (value) => isRecord(value) && Array.isArray(value.items) && value.items.every(isRecord),
  ),
);
export type QuotationInput = v.InferOutput<typeof quotationInputSchema>;

const attachmentInput = v.object({ name: filledText(255), url: fileAddress, size: count });
const attachments = v.arrayUpTo(INQUIRY_LIMITS.attachments, attachmentInput);

/** A reply: text, files or a quotation; one of them is enough. */
export const replyInputSchema = v.object({
  content: v.pipe(v.string(), v.trim(), v.maxLength(INQUIRY_LIMITS.message)),
  attachments,
  quotation: v.optional(quotationInputSchema),
});
export const tagsInputSchema = v.object({
  tags: v.arrayUpTo(INQUIRY_LIMITS.tags, filledText(INQUIRY_LIMITS.tag)),
});
export const reminderInputSchema = v.object({ at: v.optional(instant) });
export const noteInputSchema = v.object({ content: filledText(INQUIRY_LIMITS.note) });

const quotationSchema = sentObject({
  items: readableRows(
    sentObject({
      productId: v.optional(v.string()),
      variantId: v.optional(v.string()),
      sku: v.optional(v.string()),
      title: v.string(),
      quantity: v.number(),
      unit: v.optional(v.string(), ''),
      unitPrice: v.string(),
      listPrice: v.optional(v.string()),
      tiers: v.optional(quotedTiers),
    }),
  ),
  currency: v.string(),
  tradeTerm: v.optional(v.string(), ''),
  port: v.optional(v.string()),
  destination: v.optional(v.string()),
  freight: v.optional(v.string()),
  insurance: v.optional(v.string()),
  discount: v.optional(sentObject({ share: v.optional(v.string()), amount: v.optional(v.string()) })),
  paymentTerm: v.optional(v.string(), ''),
  payments: v.optional(
    readableRows(sentObject({ percent: v.number(), when: v.picklist(PAYMENT_TIMES), days: v.optional(v.number()) })),
  ),
  leadTimeDays: v.optional(v.number()),
  validUntil: v.optional(sentDay),
  remark: v.optional(v.string()),
});
export type Quotation = v.InferOutput<typeof quotationSchema>;

export const messageSchema = sentObject({
  id: v.string(),
  from: v.picklist(['buyer', 'supplier', 'system']),
  content: v.optional(v.string(), ''),
  at: instant,
  attachments: sentRows(sentObject({ name: v.string(), url: v.string(), size: v.optional(v.number(), 0) })),
  quotation: v.optional(quotationSchema),
  /** When the other side read it. */
  readAt: v.optional(instant),
  /** Translated by the platform. */
  translation: v.optional(namedText),
});
export type Message = v.InferOutput<typeof messageSchema>;
export type QuotedMessage = Message & { quotation: Quotation };
export const isQuoted = (message: Message): message is QuotedMessage => message.quotation !== undefined;

export const inquirySchema = sentObject({
  ...entityFields,
  number: v.string(),
  subject: v.optional(v.string(), ''),
  buyer: sentObject({
    /** For the filter `buyerId`: the other inquiries of the same buyer. */
    id: v.optional(v.string()),
    name: v.string(),
    company: v.optional(v.string(), ''),
    email: v.optional(v.string()),
    phone: v.optional(v.string()),
    country: v.optional(v.string(), ''),
    /** A name of the IANA list. */
    timezone: v.optional(timeZone, 'UTC'),
    verified: v.optional(v.boolean(), false),
    avatar: v.optional(v.string()),
    inquiriesTotal: v.optional(v.number(), 0),
  }),
  products: sentRows(
    sentObject({
      id: v.string(),
      title: v.optional(v.string(), ''),
      image: v.optional(v.string(), ''),
      quantity: v.optional(v.number(), 0),
      unit: v.optional(v.string(), ''),
      targetPrice: v.optional(money),
    }),
  ),
  source: v.picklist(INQUIRY_SOURCES),
  status: v.picklist(INQUIRY_STATUSES),
  priority: v.optional(v.picklist(INQUIRY_PRIORITIES), 'normal'),
  assignee: v.optional(v.string()),
  tags: sentTexts,
  unread: v.optional(v.boolean(), false),
  lastMessageAt: instant,
  /** Who wrote last: feature `inquiry-waiting` (contract 5). */
  lastFrom: v.optional(v.picklist(['buyer', 'supplier'])),
  dueAt: v.optional(instant),
  starred: v.optional(v.boolean()),
  /** When the inquiry wants to be looked at again. */
  remindAt: v.optional(instant),
  /** In the response to `getDetail` only. */
  notes: sentRows(sentObject({ id: v.string(), by: v.string(), content: v.string(), at: instant })),
});
export type Inquiry = v.InferOutput<typeof inquirySchema>;
