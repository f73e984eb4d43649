import { PRODUCT_LIMITS, type ProductDraft, type ProductStatus } from '@/lib/api/product-schema';
import { art } from '@/lib/demo/art/picture';
import { lowestPrice, type StoredProduct } from '../record';
import { scoreOf } from '../score';
import { createRandom, type Random } from '@/lib/demo/platform/random';
import { attributesOf, type Attribute } from './attributes';
import { chinese, english, pickStrengths, type Story } from './description';
import { KINDS } from './kinds';
import type { Kind } from './kind';
import { statsOf, timesOf } from './lifecycle';
import { MATERIALS, type MaterialCode } from './steels';
import { modelsOf, type Model } from './models';
import { certificateIds } from './certificates';
import { REASON_TOKENS } from './reject-reasons';
import { leadTimesOf, moqOf, packagingOf, pricingOf } from './trade';

export interface SeedOptions {
  seed: number;
  epoch: number;
  count: number;
}

/** A model in a material: the subject of a product. */
export interface Item {
  model: Model;
  material: MaterialCode;
  index: number;
  /** How often the whole catalogue has been repeated (load tests only). */
  round: number;
}

export const FIRST_ID = 10_001;
export const productId = (index: number) => String(FIRST_ID + index);

/** The number of products after which the catalogue repeats itself. */
export const roundOf = () => KINDS.reduce((sum, kind) => sum + modelsOf(kind).length * kind.materials.length, 0);

/** The catalogue: one of each kind in turn, and within a kind every size and material once. */
export function catalogue(count: number): Item[] {
  const kinds = KINDS.map((kind) => ({ kind, models: modelsOf(kind) }));
  const items: Item[] = [];
  for (let round = 0; items.length < count; round += 1) {
    const before = items.length;
    for (let pass = 0; items.length < count; pass += 1) {
      const start = items.length;
      for (const { kind, models } of kinds) {
        if (pass >= models.length * kind.materials.length || items.length === count) continue;
        const turn = Math.floor(pass / models.length);
        const material = kind.materials[(pass + turn) % kind.materials.length]!;
        items.push({ model: models[pass % models.length]!, material, index: items.length, round });
      }
      if (items.length === start) break;
    }
    if (items.length === before) break;
  }
  return items;
}

/** Titles with the model, and the material if it is not the kind's usual one. */
export function titleOf({ model, material, round }: Item): { zh: string; en: string } {
  const usual = material === model.kind.materials[0];
  const [zh, en] = MATERIALS[material];
  const more = round > 0 ? ` #${round}` : '';
  const name = (text: string, tail: string) => `${text} ${model.name}${usual ? '' : tail}${more}`;
  return {
    zh: name(model.kind.name[0], ` ${zh}`),
    en: name(model.kind.name[1], `, ${en.charAt(0).toLowerCase()}${en.slice(1)}`),
  };
}

export function skuOf({ model, material, round }: Item): string {
  const usual = material === model.kind.materials[0];
  const plain = model.name.replace(/[^A-Za-z0-9.-]+/g, '-');
  return `YQ-${plain}${usual ? '' : `-${material.toUpperCase()}`}${round > 0 ? `-R${round}` : ''}`;
}

/** Colour and background of a product's pictures. */
export function lookOf(kind: Kind, index: number): { colour: string; back: number } {
  const colours = kind.colours.split(' ');
  return { colour: colours[Math.floor(index / KINDS.length) % colours.length]!, back: index % 4 };
}

/** Two to five pictures: cover, close-up, inside, then certificates and packaging. */
function imagesOf(kind: Kind, weight: number, index: number, random: Random, draft: boolean): string[] {
  const { colour, back } = lookOf(kind, index);
  const all = [
    art(kind.id, colour, back),
    art(kind.id, colour, 4, 1.6),
    art(`scene-${kind.inside}`, colour, (back + 1) % 4),
    art(
      `scene-${random.pick(['curve', 'plate', 'bench'].filter((scene) => scene !== kind.inside))}`,
      colour,
      (back + 2) % 4,
    ),
    art(`scene-${weight > 60 ? 'crate' : random.pick(['carton', 'pallet'])}`, colour, (back + 3) % 4),
  ];
  return [...new Set(all)].slice(0, draft ? random.int(0, 2) : random.pick([2, 3, 4, 4, 5, 5]));
}

function variantsOf(kind: Kind, sku: string, random: Random) {
  if (!kind.options || random.chance(0.35)) return [];
  return kind.options.values.map((value, index) => ({
    id: `v${index + 1}`,
    options: { [kind.options!.name]: value },
    sku: `${sku}-${String.fromCharCode(65 + index)}`,
    price: undefined as string | undefined,
    stock: random.int(0, 400),
  }));
}

/** The variants of a product with a range of prices have one each, from its lower to its upper end. */
function priceVariants({
  pricing,
  variants,
}: Pick<ProductDraft, 'pricing'> & { variants: { price: string | undefined }[] }) {
  if (pricing?.mode !== 'range') return;
  const [low, high] = [Number(pricing.min), Number(pricing.max)];
  const last = variants.length - 1;
  variants.forEach((variant, at) => {
    if (last > 0) variant.price = (low + ((high - low) * at) / last).toFixed(2);
  });
}

/** The shop categories of a product: that of its kind, and further ones. */
export const groupsWith = (kind: Kind, extra: readonly string[]): string[] => [kind.group, ...extra];

function groupsOf(kind: Kind, index: number, random: Random): string[] {
  const extra = [
    index % 60 === 0 || random.chance(0.06) ? 'g-hot' : '',
    random.chance(0.05) ? 'g-new' : '',
    random.chance(0.045) ? 'g-fair' : '',
  ];
  return groupsWith(kind, extra.filter(Boolean));
}

/** The keywords of a model, of which a product has the first ones. */
export const allKeywords = ({ kind, name }: Model): string[] => [...kind.keywords.split(', '), name];

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

const BY_PIECE: readonly string[] = ['c-seals', 'c-spares', 'c-valves'];
export const unitOf = (kind: Kind) => (BY_PIECE.includes(kind.category) ? 'piece' : 'set');

const CUSTOMISATION = ['Logo', 'Nameplate', 'Color', 'Voltage', 'Packaging', 'Flange standard'];

/**
 * The description, written on first access: of 100 000 products most are never read, and the texts are nine tenths of
 * the seed's time and memory.
 */
function descriptionOf(story: Story, zh: boolean, en: boolean) {
  let written: Record<string, string> | undefined;
  return {
    read: () => (written ??= { ...(zh ? { zh: chinese(story) } : {}), ...(en ? { en: english(story) } : {}) }),
    /** A placeholder that gives the same score as the description. */
    stand: { zh: zh ? LONG : '', en: en ? LONG : '' },
  };
}
/** Every description is longer than the score requires; a test checks it. */
const LONG = 'x'.repeat(400);

/** The texts of a product; some have no English yet. */
function textsOf(
  item: Item,
  attributes: Attribute[],
  days: number,
  weight: number,
  status: ProductStatus,
  random: Random,
) {
  const story = { model: item.model, attributes, strengths: pickStrengths(item.model, random), days, weight };
  const titles = titleOf(item);
  const draft = status === 'draft';
  const lacksTitle = item.index > 0 && random.chance(draft ? 0.4 : 0.04);
  const lacksText = lacksTitle || (item.index > 0 && random.chance(draft ? 0.5 : 0.11));
  return {
    title: lacksTitle ? { zh: titles.zh } : titles,
    description: descriptionOf(story, !(draft && random.chance(0.3)), !lacksText),
    seo:
      lacksText || (item.index > 0 && random.chance(0.3))
        ? undefined
        : {
            title: titles.en.slice(0, 70),
            description: `${item.model.kind.pitch[1]}.`.slice(0, 300),
            slug: slugOf(titles.en),
          },
  };
}

/** Each product has random numbers of its own, so that it can be made without those before it. */
export const randomOf = (seed: number, index: number): Random => createRandom(seed * 7919 + index);

/** All that makes a product, its numbers drawn in one order; lists take their figures from here. */
export function partsOf(item: Item & { sku: string }, status: ProductStatus, { seed, epoch, count }: SeedOptions) {
  const { model, material, index, sku } = item;
  const { kind } = model;
  const random = randomOf(seed, index);
  const { created, updated } = timesOf(index, count, epoch, random);
  const price = model.price * (material === kind.materials[0] ? 1 : 1.28) * (0.96 + random.next() * 0.08);
  const weight = Number(model.weight.toFixed(1));
  const attributes = attributesOf(model, material).slice(0, PRODUCT_LIMITS.attributes);
  const leadTimes = leadTimesOf(price, random);
  const draft = status === 'draft';
  const lacks = (share: number) => draft && random.chance(share);
  const { title, seo, description } = textsOf(item, attributes, leadTimes[0]!.days, weight, status, random);
  const quantity = moqOf(price);
  const unit = unitOf(kind);
  // Without spreads, which cost ten times as much; what a product lacks is undefined.
  const product = {
    title,
    seo,
    sku,
    keywords: allKeywords(model).slice(0, draft ? 1 : random.int(3, 5)),
    categoryId: kind.category,
    groupIds: groupsOf(kind, index, random),
    brand: 'YONGQUAN',
    model: model.name,
    origin: 'CN',
    hsCode: kind.hs,
    images: imagesOf(kind, weight, index, random, draft),
    attributes: attributes.map(({ name, value }) => ({ name: name[1], value: value[1] })),
    pricing: lacks(0.4) ? undefined : pricingOf(price, random),
    moq: { quantity, unit },
    variants: draft ? [] : variantsOf(kind, sku, random),
    stock: price < 450 ? random.int(0, 900) : undefined,
    tradeTerms: ['FOB', 'CIF', ...(random.chance(0.6) ? ['EXW'] : []), ...(random.chance(0.25) ? ['DDP'] : [])],
    paymentTerms: ['TT', 'LC', ...(price < 450 ? ['PayPal', 'Escrow'] : []), ...(random.chance(0.2) ? ['WU'] : [])],
    port: random.chance(0.9) ? 'Ningbo' : 'Shanghai',
    leadTimes: lacks(0.5) ? [] : leadTimes,
    supplyAbility: { quantity: quantity * 40, unit, period: 'month' as const },
    packaging: lacks(0.6) ? undefined : packagingOf(weight, random),
    sample: price < 1800 ? { available: true, price: (price * 1.5).toFixed(2), maxQuantity: 2 } : { available: false },
    customisation: random.shuffled(CUSTOMISATION).slice(0, random.int(2, 4)),
    certificateIds: lacks(0.7) ? [] : certificateIds(kind.certificates),
    showcase: status === 'online' && (index < 3 || random.chance(0.04)),
    description: description.stand,
  };
  priceVariants(product);
  const cost = costOf(product.pricing, index);
  const version = random.int(1, 14);
  const rejectReason = status === 'rejected' ? random.pick(REASON_TOKENS) : undefined;
  const score = scoreOf(product as Parameters<typeof scoreOf>[0]);
  const stats = statsOf(status, epoch - created, random);
  return { product: { ...product, cost }, description, version, rejectReason, score, stats, created, updated };
}

/** Three fifths to three quarters of the lowest price, in its currency. */
function costOf(pricing: ProductDraft['pricing'], index: number) {
  const lowest = lowestPrice(pricing);
  return pricing && lowest !== undefined
    ? { amount: (lowest * (0.6 + (index % 8) / 50)).toFixed(2), currency: pricing.currency }
    : undefined;
}

const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

export function productOf(item: Item & { sku: string }, status: ProductStatus, options: SeedOptions): StoredProduct {
  const { description, created, updated, ...parts } = partsOf(item, status, options);
  const { description: _stand, ...product } = parts.product;
  return {
    ...present(product),
    id: productId(item.index),
    version: parts.version,
    createdAt: new Date(Math.min(created, updated)).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    status,
    ...(parts.rejectReason ? { rejectReason: parts.rejectReason } : {}),
    get description() {
      return description.read();
    },
    score: parts.score,
    stats: parts.stats,
    _: { position: item.index },
  };
}
