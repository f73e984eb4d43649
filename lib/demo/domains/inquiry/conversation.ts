import type { InquiryStatus, Message, Quotation } from '@/lib/api/inquiry-schema';
import { isOpen } from '@/lib/api/inquiry/waiting';
import type { Random } from '@/lib/demo/platform/random';
import type { Offer } from '../product/seed/offers';
import { COLLEAGUES } from '../contact/people';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import { DAY } from '@/lib/util/day';
import { colleagueFor, type Buyer } from './buyers';
import { OURS, SPAM, SYSTEM, talkOf, type Line, type Talk } from './talk';

const HOUR = 3_600_000;

interface Setting {
  id: string;
  status: InquiryStatus;
  buyer: Buyer;
  offer: Offer;
  quantity: number;
  created: number;
  epoch: number;
  random: Random;
}

/** A conversation with the inquiry's fields that derive from it. */
export interface Scene {
  status: InquiryStatus;
  subject: string;
  messages: Message[];
  me: string;
  fill: (text: string) => string;
}

type Said = Pick<Message, 'from' | 'content' | 'attachments' | 'quotation' | 'translation'>;
type Ours = keyof (typeof OURS)['en'];

/** The stages of a conversation, by the inquiry's status; `b` is the buyer, `s` the supplier, `q` a quotation. */
const COURSES: Readonly<Record<Exclude<InquiryStatus, 'spam'>, readonly string[][]>> = {
  new: [['b:opening'], ['b:opening', 'b:chase']],
  replied: [
    ['b:opening', 's:ask'],
    ['b:opening', 's:ask', 'b:details'],
    ['b:opening', 'b:chase', 's:ask', 'b:details', 's:ask'],
  ],
  quoted: [
    ['b:opening', 's:ask', 'b:details', 'q:quote'],
    ['b:opening', 'q:quote'],
    ['b:opening', 's:ask', 'b:details', 'q:quote', 'b:chase', 's:ask'],
  ],
  negotiating: [
    ['b:opening', 's:ask', 'b:details', 'q:quote', 'b:haggle'],
    ['b:opening', 'q:quote', 'b:haggle', 'q:counter', 'b:details'],
    ['b:opening', 's:ask', 'b:details', 'q:quote', 'b:haggle', 'q:counter', 'b:haggle'],
  ],
  won: [
    ['b:opening', 's:ask', 'b:details', 'q:quote', 'b:accept', 'x:won', 's:thanks'],
    ['b:opening', 'q:quote', 'b:haggle', 'q:counter', 'b:accept', 's:thanks', 'x:won', 's:shipped', 's:shipped'],
    [
      ...['b:opening', 'b:chase', 's:ask', 'b:details', 'q:quote', 'b:haggle', 'q:counter', 'b:accept', 'x:won'],
      ...['s:thanks', 's:shipped', 's:shipped'],
    ],
  ],
  lost: [
    ['b:opening', 's:ask', 'x:lost'],
    ['b:opening', 's:ask', 'b:details', 'q:quote', 'b:decline', 's:close'],
    ['b:opening', 'q:quote', 'b:haggle', 'q:counter', 'b:decline', 'x:lost'],
  ],
};

const FILES = {
  buyer: ['Duty point.pdf', 'P&ID rev B.pdf', 'Site photo.jpg', 'Specification.docx', 'Old nameplate.jpg'],
  supplier: ['Curve {m}.pdf', 'Dimensions {m}.pdf', 'Test report {m}.pdf', 'Data sheet {m}.pdf'],
};

/** Times of the messages, from gaps in hours; compressed if they would end in the future. */
function timesOf(said: readonly Said[], { id, created, epoch, random, status }: Setting): number[] {
  // Most first replies are sent on the same day; about one in twelve is late.
  const first = random.chance(0.08) ? 25 + random.next() * 14 : 0.6 + random.next() ** 2 * 11;
  let answered = false;
  const gaps = said.map(({ from }, index) => {
    if (index === 0) return 0;
    if (from === 'buyer' && !answered) return status === 'new' ? 0.2 : first * 0.5;
    if (answered) return from === 'system' ? 400 + random.next() * 300 : 2 + random.next() ** 2 * 60;
    answered = true;
    return first;
  });
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  // Compressed conversations end at different minutes.
  const ended = 0.55 + ((Number(id) * 37) % 100) / 225;
  const room = Math.max(((epoch - created) / HOUR) * ended - 0.2, 0.1);
  const squeeze = Math.min(1, room / total);
  let at = created;
  return gaps.map((gap) => (at += (total === 0 ? 0 : gap * squeeze) * HOUR));
}

function quotationOf({ buyer, offer, quantity, random }: Setting, at: number, discount: number): Quotation {
  const unitPrice = offer.price * discount * (0.96 + 0.08 * random.next());
  const spare = random.chance(0.3);
  return {
    items: [
      {
        productId: offer.id,
        title: buyer[4] === 'zh' ? offer.title.zh : offer.title.en,
        quantity,
        unit: offer.unit,
        unitPrice: unitPrice.toFixed(2),
      },
      ...(spare
        ? [{ title: 'Spares kit for two years', quantity: 1, unit: 'set', unitPrice: (unitPrice * 0.35).toFixed(2) }]
        : []),
    ],
    currency: 'USD',
    tradeTerm: random.pick(['FOB', 'CIF', 'CIF', 'CFR', 'EXW']),
    port: random.chance(0.5) ? 'Ningbo' : buyer[6],
    paymentTerm: random.pick(['TT', 'TT', 'LC', 'DP']),
    leadTimeDays: random.int(15, 40),
    validUntil: dayInShop(at + 30 * DAY),
    ...(random.chance(0.4) ? { remark: '30% deposit, balance before shipment. Warranty 18 months.' } : {}),
  };
}

/** Days after which no buyer of the demo waits for a reply any more. */
const MAX_WAIT = 30;

/** Without the buyer's last messages, if they have waited for too long. */
function answered(messages: Message[], { status, epoch }: Setting): Message[] {
  const last = messages.at(-1)!;
  if (status === 'new' || !isOpen({ status }) || last.from !== 'buyer') return messages;
  if (epoch - Date.parse(last.at) < MAX_WAIT * DAY) return messages;
  return messages.slice(0, messages.findLastIndex(({ from }) => from === 'supplier') + 1);
}

/** The messages of each stage, with placeholders filled in. Two messages of one conversation are never the same. */
export function conversation(setting: Setting): Scene {
  const { id, status, buyer, offer, quantity, random } = setting;
  const [, , country, , language, , port] = buyer;
  const talk = talkOf(language);
  const ours = OURS[language === 'zh' ? 'zh' : 'en'];
  const me = status === 'new' ? COLLEAGUES[0] : colleagueFor(country);
  const use = offer.kind.uses[random.int(0, offer.kind.uses.length - 1)]!;
  const priceAt = (share: number) => `USD ${(offer.price * share).toFixed(offer.price < 100 ? 2 : 0)}`;
  const slots: Record<string, string> = {
    p: language === 'zh' ? offer.title.zh : offer.title.en,
    m: offer.model,
    q: String(quantity),
    port,
    price: priceAt(0.82 + 0.08 * random.next()),
    days: String(random.int(12, 38)),
    use: language === 'zh' ? use[0] : use[1].charAt(0).toLowerCase() + use[1].slice(1),
    me,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
  const used = new Set<Line>();
  const fresh = (lines: readonly Line[]): Line => {
    const left = lines.filter((one) => !used.has(one));
    // If all texts of a stage have been used, they are repeated with a lower price.
    if (left.length === 0) slots.price = priceAt(0.79);
    const line = random.pick(left.length === 0 ? lines : left);
    used.add(line);
    return line;
  };
  const filesOf = (side: 'buyer' | 'supplier', chance: number): Message['attachments'] => {
    if (!random.chance(chance)) return [];
    const name = fill(random.pick(FILES[side]));
    return [{ name, url: `files/${encodeURIComponent(name)}`, size: random.int(60_000, 2_400_000) }];
  };

  const say = (step: string): Said => {
    const [side, stage = ''] = step.split(':');
    if (side === 'x')
      return { from: 'system', content: fill(random.pick(SYSTEM[stage as keyof typeof SYSTEM])), attachments: [] };
    if (side === 'b') {
      const line = fresh(talk[stage as keyof Omit<Talk, 'subject'>]);
      const [said, chinese] = typeof line === 'string' ? [line] : line;
      return {
        from: 'buyer',
        content: fill(said),
        attachments: filesOf('buyer', stage === 'details' ? 0.5 : 0.12),
        ...(chinese ? { translation: { zh: fill(chinese) } } : {}),
      };
    }
    return {
      from: 'supplier',
      content: fill(fresh(ours[stage as Ours]) as string),
      attachments: filesOf('supplier', stage === 'ask' || stage === 'shipped' ? 0.6 : 0.2),
      // Filled in below, when its date is known.
      ...(side === 'q' ? { quotation: {} as Quotation } : {}),
    };
  };

  const spam = SPAM[Number(id) % SPAM.length]!;
  const said: Said[] =
    status === 'spam'
      ? [{ from: 'buyer', content: fill(spam), attachments: [] }]
      : random.pick(COURSES[status]).map(say);
  const times = timesOf(said, setting);
  let quotes = 0;
  const messages = said.map(({ quotation, ...message }, index): Message => {
    const at = times[index]!;
    const read = times[index + 1] ?? (message.from === 'supplier' ? at + 5 * HOUR : Infinity);
    return {
      id: `${id}-${index + 1}`,
      ...message,
      at: new Date(at).toISOString(),
      ...(quotation ? { quotation: quotationOf(setting, at, (quotes += 1) > 1 ? 0.93 : 1) } : {}),
      ...(read <= setting.epoch ? { readAt: new Date(at + (read - at) * 0.6).toISOString() } : {}),
    };
  });
  const subject = status === 'spam' ? fill(spam).slice(0, 48) : fill(random.pick(talk.subject));
  return { status, subject, messages: answered(messages, setting), me, fill };
}
