import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '@/components/ui/form/issues/issues';
import { isWithin, withValueAt } from '@/components/ui/form/paths';
import { diffRecords, mergeRecords } from '@/components/ui/record/conflict/diff-records';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';
import { MESSAGES } from '@/components/ui/testing/messages';
import { DOMAINS } from '@/lib/domains';
import { blogDraftSchema } from '@/lib/api/blog';
import { productDraftSchema } from '@/lib/api/product-schema';
import { answerInputSchema } from '@/lib/api/question';
import { templateInputSchema } from '@/lib/api/reply-template';
import * as v from '@/lib/schema/schema';
import { checkBlog, type BlogValues } from './blog/form/blog-values';
import { checkTemplate, type TemplateValues } from './inquiry/template/template-kind';
import { checkProduct } from './product/form/product-rules';
import type { ProductValues } from './product/form/product-values';

type Kind = RecordKind<SavedRecord, object> & { check?: (values: object) => Issue[]; input?: v.Schema };

const CHECKS: Record<string, (values: object) => Issue[]> = {
  product: (values) => checkProduct(values as ProductValues, 'draft', { base: undefined, required: [] }),
  blog: (values) => checkBlog(values as BlogValues, 'draft', undefined),
  replyTemplate: (values) => checkTemplate(values as TemplateValues),
};

/** No field parses it as a number, and no format changes it. */
const TYPED = 'zz9';
const ROWS: Record<string, object> = {
  'pricing.tiers': { minQuantity: TYPED, price: undefined },
  attributes: { name: TYPED, value: '' },
  // With a value the editor would create variants at once.
  options: { name: TYPED, values: [] },
  variants: { id: '1', options: {}, sku: TYPED, price: undefined, stock: undefined, image: undefined },
  leadTimes: { maxQuantity: TYPED, days: undefined },
  mainMarkets: { region: TYPED, share: undefined },
  banks: { currency: 'USD', beneficiary: TYPED, bank: '', swift: '', account: '', address: '' },
  faq: { question: { zh: TYPED, en: '' }, answer: { zh: '', en: '' } },
};
/** A price is sent in its own mode only; the form lists prices of other modes in a hint. */
const MODES: Record<string, string> = { 'pricing.min': 'range', 'pricing.max': 'range', 'pricing.tiers': 'ladder' };

function kindsOf(module: Record<string, unknown>): Kind[] {
  return Object.entries(module).flatMap(([name, exported]) => {
    if (typeof exported === 'function') return /Kind$/.test(name) ? [exported('certificate') as Kind] : [];
    return typeof exported === 'object' && exported !== null && 'toRecord' in exported ? [exported as Kind] : [];
  });
}

function typedInto(values: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const own = path ? `${path}.${name}` : name;
    if (own === 'pricing.mode' || typeof value === 'boolean') return [];
    if (Array.isArray(value)) return [[own, [ROWS[own] ?? TYPED]]];
    return typeof value === 'object' && value !== null ? typedInto(value, own) : [[own, TYPED]];
  });
}

/** The input of kinds that do not have it themselves. */
const INPUTS: Record<string, v.Schema> = {
  product: productDraftSchema,
  blog: blogDraftSchema,
  answer: v.object({ answer: answerInputSchema }),
  replyTemplate: templateInputSchema,
};

/** Where in a record the typed text is. */
function placesOf(record: unknown, path: string[] = []): string[][] {
  if (typeof record === 'object' && record !== null)
    return Object.entries(record).flatMap(([key, value]) => placesOf(value, [...path, key]));
  return String(record).includes(TYPED) ? [path] : [];
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /-kinds?\.ts$/.test(file));
async function allKinds(): Promise<Kind[]> {
  const modules = await Promise.all(files.map((file) => import(join(__dirname, file)) as Promise<object>));
  return modules.flatMap((module) => kindsOf(module as Record<string, unknown>));
}

/** The values of a new record with one of them typed. */
function valuesWith(kind: Kind, path: string, value: unknown) {
  const mode = MODES[path];
  const before = mode ? withValueAt(kind.toValues(), ['pricing', 'mode'], mode) : kind.toValues();
  return withValueAt(before, path.split('.'), value);
}

test('nothing typed into a field of any form is dropped in silence', async () => {
  const kinds = await allKinds();
  expect(kinds.length).toBeGreaterThan(10);
  const dropped = kinds.flatMap((kind) =>
    typedInto(kind.toValues()).filter(([path, value]) => {
      const values = valuesWith(kind, path, value);
      if (JSON.stringify(kind.toRecord(values, undefined).record).includes(TYPED)) return false;
      const issues = (kind.check ?? CHECKS[kind.name])?.(values) ?? [];
      return !issues.some((issue) => isWithin(issue.path, path));
    }),
  );
  expect(dropped).toEqual([]);
});

test('what was typed is in what is saved over a newer version', async () => {
  const kinds = await allKinds();
  const lost = kinds.flatMap((kind) =>
    typedInto(kind.toValues())
      .filter(([path, value]) => {
        const theirs = kind.toRecord(kind.toValues(), undefined).record;
        const mine = kind.toRecord(valuesWith(kind, path, value), undefined).record;
        if (!JSON.stringify(kind.partOf(mine)).includes(TYPED)) return false;
        const { differences } = diffRecords(kind.partOf(mine), kind.partOf(theirs), kind.partOf(theirs));
        const merged = mergeRecords(
          theirs,
          differences,
          differences.map(({ proposed }) => proposed),
        ) as unknown as SavedRecord;
        const sent = kind.toRecord((kind.sentValues ?? kind.toValues)(merged), undefined).record;
        return !JSON.stringify(sent).includes(TYPED);
      })
      .map(([path]) => `${kind.name} ${path}`),
  );
  expect(lost).toEqual([]);
});

const domains: Record<string, { drafts?: readonly string[]; actions?: readonly string[] }> = DOMAINS;

test('drafts of each form have a name of their own, by which the logout knows their record and what to call them', async () => {
  const kinds = await allKinds();
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const strange = kinds.filter(({ name, api }) => {
    const form = name.split('/')[0]!;
    const [entity] = api.detail('7').queryKey as [string];
    const { drafts = [entity] } = domains[entity]!;
    return !drafts.includes(form) || !(form in MESSAGES.zh.account.logout.kind);
  });
  expect(strange.map(({ name }) => name)).toEqual([]);
});

/** What is wrong with a value at a place of the record to send. */
const faultsAt = (kind: Kind, record: object, place: string[], value: unknown) =>
  (v.safeParse(kind.input ?? INPUTS[kind.name]!, withValueAt(record, place, value)).issues ?? []).filter((issue) =>
    isWithin(v.getDotPath(issue) ?? '', place.join('.')),
  );

test('what was typed is sent under names that the contract has', async () => {
  const kinds = await allKinds();
  const unknown = kinds.flatMap((kind) =>
    typedInto(kind.toValues()).flatMap(([path, value]) => {
      const { record } = kind.toRecord(valuesWith(kind, path, value), undefined);
      // No field that the contract has may be a symbol; of others it takes everything.
      return placesOf(record)
        .filter((place) => faultsAt(kind, record, place, Symbol()).length === 0)
        .map((place) => `${kind.name} ${path}: ${place.join('.')}`);
    }),
  );
  expect(unknown).toEqual([]);
});

/** The fields that the contract has as numbers. */
const numbersOf = (kind: Kind) =>
  typedInto(kind.toValues()).filter(([path, value]) => {
    const { record } = kind.toRecord(valuesWith(kind, path, value), undefined);
    const isNumber = (place: string[]) =>
      faultsAt(kind, record, place, Symbol()).some(({ message }) => message === 'number');
    return value === TYPED && placesOf(record).some(isNumber);
  });

test('a number comes back from its draft, finished or not', async () => {
  const kinds = await allKinds();
  const all = kinds.flatMap((kind) => numbersOf(kind).map(([path]) => [kind, path] as const));
  expect(all.length).toBeGreaterThan(10);
  const lost = all.flatMap(([kind, path]) =>
    [7, '7.'].flatMap((value) => {
      const stored = JSON.stringify(valuesWith(kind, path, value));
      return JSON.stringify(kind.revive(JSON.parse(stored))) === stored ? [] : [`${kind.name} ${path}: ${value}`];
    }),
  );
  expect(lost).toEqual([]);
});

test('what was typed comes back from its draft, in any language', async () => {
  const kinds = await allKinds();
  const lost = kinds.flatMap((kind) =>
    typedInto(kind.toValues())
      .flatMap(([path, value]) => [
        [path, value] as const,
        ...(/\.zh$/.test(path) ? [[path.replace(/zh$/, 'fr'), value] as const] : []),
      ])
      .filter(([path, value]) => {
        const stored = JSON.stringify(valuesWith(kind, path, value));
        return JSON.stringify(kind.revive(JSON.parse(stored))) !== stored;
      })
      .map(([path]) => `${kind.name} ${path}`),
  );
  expect(lost).toEqual([]);
});
