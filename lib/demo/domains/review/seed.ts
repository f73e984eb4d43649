import type { Review, ReviewStatus } from '@/lib/api/review';
import type { Without } from '@/lib/demo/platform/store';
import type { Language } from '@/lib/demo/platform/texts';
import { art } from '@/lib/demo/art/picture';
import { createRandom, type Random } from '@/lib/demo/platform/random';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { offerPicker } from '../product/seed/offers';
import { hoursAgo, stamped } from '@/lib/demo/platform/stamp';
import phrases from './phrases.json';
import reviews from './reviews.json';

/** A written review: stars, language, buyer, text, and the reply if there is one. */
type Written = [stars: number, language: string, buyer: string, country: string, text: string, reply?: string];

const REVIEWS = reviews as Written[];
const BUYERS = phrases.buyers as [name: string, country: string][];
/** The last sentence of a composed review and the reply to it, by stars. */
const CLOSINGS: Readonly<Record<number, readonly string[]>> = phrases.closings;
const REPLIES: Readonly<Record<number, readonly string[]>> = phrases.replies;

/** A stored review with the product's name in both languages, which is used after the product was deleted. */
export type StoredReview = Without<Review, 'productTitle'> & { productTitle?: Record<Language, string> };

const COUNT = 120;
/** The newest written reviews have no reply, and some of the generated ones. */
const UNANSWERED_EVERY = 9;

/** Generates as many reviews as are missing, each with another text. */
function composed(count: number, random: Random): Written[] {
  const seen = new Set<string>();
  const list: Written[] = [];
  while (list.length < count) {
    const stars = random.chance(0.62) ? 5 : random.chance(0.75) ? 4 : 3;
    const [opening, detail] = [random.pick(phrases.openings), random.pick(phrases.details)];
    const text = `${opening} ${detail} ${random.pick(CLOSINGS[stars]!)}`;
    if (seen.has(opening + detail)) continue;
    seen.add(opening + detail);
    const [name, country] = BUYERS[list.length % BUYERS.length]!;
    const reply = list.length % UNANSWERED_EVERY === 4 || random.chance(0.4) ? undefined : random.pick(REPLIES[stars]!);
    list.push([stars, 'en', name, country, text, reply]);
  }
  return list;
}

/** The other scores differ from the overall one by at most 1; in a good review they are not lower. */
function scoresOf(stars: number, random: Random) {
  const near = () => Math.max(1, Math.min(5, stars + random.int(stars < 4 ? -1 : 0, 1)));
  return { overall: stars, quality: near(), service: near(), shipping: near() };
}

const APPEAL = {
  reason: '买家以差评要求免费发货，聊天记录见附件，内容与所购产品无关。',
  evidence: [art('letter', 'red', 2)],
};

/** Some are hidden by the platform after an appeal, one is under appeal, all others are visible. */
const statusOf = ([stars, , buyer]: Written, index: number): ReviewStatus =>
  buyer === 'V. Kumar' ? 'appealing' : stars <= 3 && index % 5 === 2 ? 'hidden' : 'visible';

function picturesOf(kindColour: string, index: number): string[] {
  if (index % 5 !== 1) return [];
  const scenes = ['scene-crate', 'scene-pallet', 'scene-plate', 'scene-seal', 'scene-carton'];
  return scenes.slice(index % 3, (index % 3) + 1 + (index % 2)).map((scene) => art(scene, kindColour, index % 4));
}

/** Reviews (contract 4) over the last fourteen months, the newest nine hours old. */
export function seedReviews({ seed, epoch }: SeedContext): StoredReview[] {
  const random = createRandom(seed * 131 + 7);
  const pick = offerPicker(seed + 1);
  const all = [...REVIEWS, ...composed(COUNT - REVIEWS.length, random)];
  // Written and generated reviews are mixed, except the newest few.
  const [newest, rest] = [all.slice(0, 4), random.shuffled(all.slice(4))];
  return [...newest, ...rest].map((written, index) => {
    const [stars, language, name, country, content, reply] = written;
    const offer = pick();
    const hours = 9 + (index / COUNT) ** 1.4 * 10_000;
    const replied = Math.max(1, hours - 4 - random.next() * 60);
    const status = statusOf(written, index);
    const changed = status === 'appealing' ? hours * 0.6 : reply ? replied : hours;
    const sold = new Date(epoch - (hours + 24 * 40) * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
    return {
      ...stamped(COUNT - index, epoch, hours, changed, reply ? 2 : 1),
      buyer: { name, country },
      productId: offer.id,
      productTitle: offer.title,
      orderNumber: `YQ${sold}-${String(17 + ((index * 37) % 80)).padStart(3, '0')}`,
      scores: scoresOf(stars, random),
      content,
      images: picturesOf(offer.kind.colours.split(' ')[0]!, index),
      language,
      status,
      ...(reply ? { reply: { content: reply, at: hoursAgo(epoch, replied) } } : {}),
      ...(status === 'appealing' ? { appeal: { ...APPEAL, at: hoursAgo(epoch, hours * 0.6) } } : {}),
    };
  });
}
