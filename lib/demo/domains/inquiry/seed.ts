import type { Inquiry, InquiryStatus, Message, Outcome } from '@/lib/api/inquiry-schema';
import { createRandom, type Random } from '@/lib/demo/platform/random';
import type { Without } from '@/lib/demo/platform/store';
import type { Language } from '@/lib/demo/platform/texts';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { offerPicker, type Offer } from '../product/seed/offers';
import { hoursAgo } from '@/lib/demo/platform/stamp';
import { DAY } from '@/lib/util/day';
import { BUYERS, colleagueFor, type Buyer } from './buyers';
import { conversation, type Scene } from './conversation';
import { NOTES } from './talk';

type Product = Inquiry['products'][number];

/** A stored inquiry with its messages, oldest first; names of products in both languages. */
export type StoredInquiry = Without<Inquiry, 'products' | 'notes'> & {
  products: (Without<Product, 'title'> & { title: Record<Language, string> })[];
  notes: NonNullable<Inquiry['notes']>;
  messages: Message[];
  /** With what it was won, or why it was lost, and when. */
  outcome?: Outcome & { at: string };
};

const COUNT = 150;
const NEWEST_NUMBER = 20_423;
/** Ages of the unanswered inquiries in hours; the last one is overdue. */
const WAITING = [0.4, 3.1, 6.5, 11, 19.5, 25];

/** One inquiry of so many has a star. */
const STARRED = 16;

const SHARES: [InquiryStatus, number][] = [
  ['replied', 30],
  ['quoted', 34],
  ['negotiating', 22],
  ['won', 28],
  ['lost', 22],
  ['spam', 8],
];
const TAGS = ['项目', '代理商', '招标', '急单', '样机', '配件', '老客户'];

/** Inquiries that the notifications mention: index, buyer, kind of product, quantity. */
const KNOWN: Readonly<Record<number, [buyer: number, kind: string, quantity: number]>> = {
  0: [0, 'multi', 20],
  5: [1, 'solar', 8],
  15: [2, 'gear', 6],
};

function statesOf(random: Random): InquiryStatus[] {
  const rest = SHARES.flatMap(([status, count]) => Array<InquiryStatus>(count).fill(status));
  return [...WAITING.map((): InquiryStatus => 'new'), ...random.shuffled(rest)];
}

/** By the value of an order. */
const priorityOf = (value: number): Inquiry['priority'] => (value > 30_000 ? 'high' : value < 1500 ? 'low' : 'normal');

const initials = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim();

function productsOf(first: Offer, quantity: number, pick: () => Offer, random: Random): StoredInquiry['products'] {
  const others = random.chance(0.25) ? [pick(), ...(random.chance(0.3) ? [pick()] : [])] : [];
  return [first, ...others].map((offer, index) => ({
    id: offer.id,
    title: offer.title,
    image: offer.image,
    quantity: index === 0 ? quantity : offer.moq * random.int(1, 4),
    unit: offer.unit,
    ...(random.chance(0.35)
      ? { targetPrice: { amount: (offer.price * (0.78 + 0.15 * random.next())).toFixed(2), currency: 'USD' } }
      : {}),
  }));
}

function notesOf(scene: Scene, createdAt: number, until: number, random: Random): StoredInquiry['notes'] {
  if (scene.status === 'new' || scene.status === 'spam' || random.chance(0.66)) return [];
  return random
    .shuffled(NOTES)
    .slice(0, random.int(1, 3))
    .map((text, index) => ({
      id: `n${index + 1}`,
      by: scene.me,
      content: scene.fill(text),
      at: new Date(createdAt + ((index + 1) / 5) * (until - createdAt)).toISOString(),
    }));
}

function buyerOf(buyer: Buyer, total: number, random: Random): Inquiry['buyer'] {
  const [name, company, country, timezone, , email] = buyer;
  const phone =
    initials(name) === '' || random.chance(0.3)
      ? undefined
      : `+${random.int(20, 98)} ${random.int(200, 999)} ${random.int(100, 999)} ${random.int(1000, 9999)}`;
  return {
    id: `b${BUYERS.indexOf(buyer) + 1}`,
    name,
    company,
    email,
    ...(phone ? { phone } : {}),
    country,
    timezone,
    verified: total > 1 || random.chance(0.4),
    inquiriesTotal: total,
  };
}

/** Inquiries (contract 4), the newest some minutes old, the oldest a year; a buyer may have written several. */
export function seedInquiries({ seed, epoch }: SeedContext): StoredInquiry[] {
  const random = createRandom(seed * 271 + 11);
  const states = statesOf(random);
  const pick = offerPicker(seed + 2);
  const order = random.shuffled(BUYERS.slice(3));
  const who = states.map((_, index) => (KNOWN[index] ? BUYERS[KNOWN[index][0]]! : order[index % order.length]!));
  const totals = new Map<string, number>();
  for (const [name] of who) totals.set(name, (totals.get(name) ?? 0) + 1);
  return states.map((status, index) => {
    const buyer = who[index]!;
    const offer = pick(KNOWN[index]?.[1]);
    const hours = WAITING[index] ?? 30 + ((index - WAITING.length) / (COUNT - WAITING.length)) ** 1.6 * 8700;
    const created = epoch - hours * 3_600_000;
    const quantity = KNOWN[index]?.[2] ?? offer.moq * random.pick([1, 1, 2, 3, 5, 8]);
    const scene = conversation({ id: String(COUNT - index), status, buyer, offer, quantity, created, epoch, random });
    const { messages } = scene;
    const last = messages.at(-1)!;
    const until = Date.parse(last.at);
    const products = status === 'spam' ? [] : productsOf(offer, quantity, pick, random);
    const total = totals.get(buyer[0])!;
    return {
      id: String(COUNT - index),
      version: messages.length,
      createdAt: hoursAgo(epoch, hours),
      updatedAt: last.at,
      number: `INQ-${NEWEST_NUMBER - index}`,
      subject: scene.subject,
      buyer: buyerOf(buyer, total, random),
      products,
      source:
        status === 'spam' ? 'shop' : random.pick(['product', 'product', 'product', 'rfq', 'shop', 'blog'] as const),
      status,
      priority: status === 'spam' ? 'low' : priorityOf(quantity * offer.price),
      ...(status === 'spam' || (status === 'new' && index !== 5) ? {} : { assignee: colleagueFor(buyer[2]) }),
      tags: [
        ...(total > 2 ? ['老客户'] : []),
        ...random.shuffled(TAGS.filter((tag) => tag !== '老客户')).slice(0, random.pick([0, 0, 1, 1, 2])),
      ],
      ...(index % STARRED === STARRED - 1 ? { starred: true } : {}),
      unread: last.from === 'buyer' && (status === 'new' ? index !== 5 : epoch - until < 4 * DAY),
      lastMessageAt: last.at,
      dueAt: new Date(created + DAY).toISOString(),
      notes: notesOf(scene, created, until, random),
      messages,
    };
  });
}
