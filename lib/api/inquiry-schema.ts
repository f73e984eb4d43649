import * as z from 'zod/mini';
import { isRecord } from '@/lib/util/guards';
import {
  count,
  countFromOne,
  currency,
  day,
  entityFields,
  fileAddress,
  filledText,
  finerThanCurrency,
  instant,
  issue,
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

const quotationShape = z.object({
  items: z
    .array(
      z.object({
        productId: z.optional(z.string()),
        title: filledText(255),
        quantity: positive,
        unit: filledText(20),
        unitPrice: price,
      }),
    )
    .check(z.minLength(1), z.maxLength(INQUIRY_LIMITS.items)),
  currency,
  tradeTerm: z.enum(TRADE_TERMS),
  port: z.optional(shortText(64)),
  paymentTerm: z.enum(PAYMENT_TERMS),
  leadTimeDays: countFromOne,
  validUntil: day,
  remark: z.optional(shortText(INQUIRY_LIMITS.remark)),
});
/**
 * No price has more decimals than its currency; checked even if other fields are invalid, so that all errors are
 * reported at once.
 */
export const quotationInputSchema = quotationShape.check(
  z.superRefine(
    ({ items, currency: code }, ctx) =>
      items.forEach(({ unitPrice }, index) => {
        const finer = finerThanCurrency(unitPrice, code);
        if (finer) ctx.addIssue(issue('tooFine', ['items', index, 'unitPrice'], finer));
      }),
    { when: ({ value }) => isItems((value as { items?: unknown } | null)?.items) },
  ),
);
const isItems = (items: unknown) => Array.isArray(items) && items.every(isRecord);
export type QuotationInput = z.output<typeof quotationInputSchema>;

const attachmentInput = z.object({ name: filledText(255), url: fileAddress, size: count });
const attachments = z.array(attachmentInput).check(z.maxLength(INQUIRY_LIMITS.attachments));

/** A reply: text, files or a quotation; one of them is enough. */
export const replyInputSchema = z.object({
  content: z.string().check(z.trim(), z.maxLength(INQUIRY_LIMITS.message)),
  attachments,
  quotation: z.optional(quotationInputSchema),
});
export const tagsInputSchema = z.object({
  tags: z.array(filledText(INQUIRY_LIMITS.tag)).check(z.maxLength(INQUIRY_LIMITS.tags)),
});
export const reminderInputSchema = z.object({ at: z.optional(instant) });
export const noteInputSchema = z.object({ content: filledText(INQUIRY_LIMITS.note) });

const quotationSchema = sentObject({
  items: readableRows(
    sentObject({
      productId: z.optional(z.string()),
      title: z.string(),
      quantity: z.number(),
      unit: z._default(z.string(), ''),
      unitPrice: z.string(),
    }),
  ),
  currency: z.string(),
  tradeTerm: z._default(z.string(), ''),
  port: z.optional(z.string()),
  paymentTerm: z._default(z.string(), ''),
  leadTimeDays: z.optional(z.number()),
  validUntil: z.optional(sentDay),
  remark: z.optional(z.string()),
});
export type Quotation = z.output<typeof quotationSchema>;

export const messageSchema = sentObject({
  id: z.string(),
  from: z.enum(['buyer', 'supplier', 'system']),
  content: z._default(z.string(), ''),
  at: instant,
  attachments: sentRows(sentObject({ name: z.string(), url: z.string(), size: z._default(z.number(), 0) })),
  quotation: z.optional(quotationSchema),
  /** When the other side read it. */
  readAt: z.optional(instant),
  /** Translated by the platform. */
  translation: z.optional(namedText),
});
export type Message = z.output<typeof messageSchema>;
export type QuotedMessage = Message & { quotation: Quotation };
export const isQuoted = (message: Message): message is QuotedMessage => message.quotation !== undefined;

export const inquirySchema = sentObject({
  ...entityFields,
  number: z.string(),
  subject: z._default(z.string(), ''),
  buyer: sentObject({
    /** For the filter `buyerId`: the other inquiries of the same buyer. */
    id: z.optional(z.string()),
    name: z.string(),
    company: z._default(z.string(), ''),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    country: z._default(z.string(), ''),
    /** A name of the IANA list. */
    timezone: z._default(timeZone, 'UTC'),
    verified: z._default(z.boolean(), false),
    avatar: z.optional(z.string()),
    inquiriesTotal: z._default(z.number(), 0),
  }),
  products: sentRows(
    sentObject({
      id: z.string(),
      title: z._default(z.string(), ''),
      image: z._default(z.string(), ''),
      quantity: z._default(z.number(), 0),
      unit: z._default(z.string(), ''),
      targetPrice: z.optional(money),
    }),
  ),
  source: z.enum(INQUIRY_SOURCES),
  status: z.enum(INQUIRY_STATUSES),
  priority: z._default(z.enum(INQUIRY_PRIORITIES), 'normal'),
  assignee: z.optional(z.string()),
  tags: sentTexts,
  unread: z._default(z.boolean(), false),
  lastMessageAt: instant,
  dueAt: z.optional(instant),
  starred: z.optional(z.boolean()),
  /** When the inquiry wants to be looked at again. */
  remindAt: z.optional(instant),
  /** In the response to `getDetail` only. */
  notes: z.optional(sentRows(sentObject({ id: z.string(), by: z.string(), content: z.string(), at: instant }))),
});
export type Inquiry = z.output<typeof inquirySchema>;
