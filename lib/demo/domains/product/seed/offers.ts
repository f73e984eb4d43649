import { art } from '@/lib/demo/art/picture';
import { createRandom } from '@/lib/demo/platform/random';
import type { Kind, Two } from './kind';
import { statuses } from './lifecycle';
import type { Model } from './models';
import { catalogue, lookOf, productId, titleOf, unitOf } from './products';
import { moqOf } from './trade';

/** A product of the seed that is online, with the data that inquiries and reviews need. */
export interface Offer {
  id: string;
  title: Record<'zh' | 'en', string>;
  image: string;
  model: string;
  kind: Kind;
  /** Approximate US dollars. */
  price: number;
  moq: number;
  unit: string;
  /** Both sizes, and the motor if there is one. */
  figures: Two;
}

function figuresOf({ axes, a, b, kw }: Model, language: 0 | 1): string {
  const sizes = [a, b].map((value, index) => `${axes[index]!.name[language]} ${value} ${axes[index]!.unit}`);
  return [...sizes, ...(kw > 0 ? [`${kw} kW`] : [])].join(language === 0 ? '，' : ', ');
}

/** The demo's number of products, independent of the number that a load test requests. */
const COUNT = 520;

let known: { seed: number; offers: Offer[] } | undefined;

/**
 * The online products of the seed, without creating the products themselves; later changes and deletions do not count.
 */
export function seedOffers(seed: number): readonly Offer[] {
  // Cached, because several entities start from the same list.
  if (known?.seed === seed) return known.offers;
  const states = statuses(COUNT, createRandom(seed));
  const offers = catalogue(COUNT)
    .filter((_, index) => states[index] === 'online')
    .map((item) => {
      const { model, index } = item;
      const { colour, back } = lookOf(model.kind, index);
      return {
        id: productId(index),
        title: titleOf(item),
        image: art(model.kind.id, colour, back),
        model: model.name,
        kind: model.kind,
        price: model.price,
        moq: moqOf(model.price),
        unit: unitOf(model.kind),
        figures: [figuresOf(model, 0), figuresOf(model, 1)] as Two,
      };
    });
  known = { seed, offers };
  return offers;
}

/** Picks from the offers of each kind in turn, so that the same product is seldom picked twice. */
export function offerPicker(seed: number): (kind?: string) => Offer {
  const offers = seedOffers(seed);
  const byKind = new Map<string, Offer[]>();
  for (const offer of offers) byKind.set(offer.kind.id, [...(byKind.get(offer.kind.id) ?? []), offer]);
  const next = new Map<string, number>();
  return (kind = '') => {
    const list = byKind.get(kind) ?? offers;
    const name = byKind.has(kind) ? kind : '';
    const at = next.get(name) ?? 0;
    next.set(name, at + 1);
    return list[(at * (name === '' ? 7 : 1)) % list.length]!;
  };
}
