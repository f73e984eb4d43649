import type { Question, QuestionStatus } from '@/lib/api/question';
import type { Without } from '@/lib/demo/platform/store';
import type { Language } from '@/lib/demo/platform/texts';
import { createRandom } from '@/lib/demo/platform/random';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { offerPicker } from '../product/seed/offers';
import { COLLEAGUES } from '../contact/people';
import { hoursAgo, stamped } from '@/lib/demo/platform/stamp';
import earlier from './texts-earlier.json';
import earliest from './texts-earliest.json';
import hidden from './texts-hidden.json';
import pending from './texts-pending.json';
import recent from './texts-recent.json';

/** A question of a buyer: kind of product, language, buyer, text, and the answer if there is one. */
type Asked = [kind: string, language: string, buyer: string, country: string, question: string, answer?: string];

/** A stored question with the product's name in both languages, which is used after the product was deleted. */
export type StoredQuestion = Without<Question, 'productTitle'> & { productTitle: Record<Language, string> };

/** Every so many answered questions one is pinned. */
const PINNED_EVERY = 11;

/** All questions, newest first: pending ones, then answered ones with the hidden ones among them. */
function allQuestions(): [question: Asked, status: QuestionStatus][] {
  const replied = [...recent, ...earlier, ...earliest] as Asked[];
  const answered = replied.map((one): [Asked, QuestionStatus] => [one, 'answered']);
  (hidden as Asked[]).forEach((one, index) => answered.splice(3 + index * 13, 0, [one, 'hidden']));
  return [...(pending as Asked[]).map((one): [Asked, QuestionStatus] => [one, 'pending']), ...answered];
}

/** Questions about products (contract 4), the newest less than three hours old, the oldest a year. */
export function seedQuestions({ seed, epoch }: SeedContext): StoredQuestion[] {
  const random = createRandom(seed * 31 + 5);
  const pick = offerPicker(seed);
  const all = allQuestions();
  return all.map(([[kind, language, name, country, content, answer], status], index) => {
    const offer = pick(kind);
    const hours = 2.6 + (index / all.length) ** 2.2 * 8400 + index * 4.3;
    const answerHours = Math.max(0.5, hours - 1 - random.next() * 26);
    const pinned = status === 'answered' && index % PINNED_EVERY === 0;
    return {
      ...stamped(all.length - index, epoch, hours, answer ? answerHours : hours, answer ? 2 : 1),
      productId: offer.id,
      productTitle: offer.title,
      content,
      language,
      buyer: { name, country },
      status,
      ...(answer ? { answer: { content: answer, at: hoursAgo(epoch, answerHours), by: random.pick(COLLEAGUES) } } : {}),
      pinned,
      likes: status === 'answered' ? Math.round(random.next() ** 3 * 46) + (pinned ? 8 : 0) : 0,
    };
  });
}
