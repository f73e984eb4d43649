import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '@/components/ui/form/issues/issues';
import { isWithin, withValueAt } from '@/components/ui/form/paths';
import { diffRecords, mergeRecords } from '@/components/ui/record/diff-records';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';
import { checkBlog, type BlogValues } from './blog/form/blog-values';
import { checkProduct } from './product/form/product-rules';
import type { ProductValues } from './product/form/product-values';

type Kind = RecordKind<SavedRecord, object> & { check?: (values: object) => Issue[] };

const CHECKS: Record<string, (values: object) => Issue[]> = {
  product: (values) => checkProduct(values as ProductValues, 'draft', { base: undefined, required: [] }),
  blog: (values) => checkBlog(values as BlogValues, 'draft', undefined),
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

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /-kinds?\.ts$/.test(file));

test('nothing typed into a field of any form is dropped in silence', async () => {
  const modules = await Promise.all(files.map((file) => import(join(__dirname, file)) as Promise<object>));
  const kinds = modules.flatMap((module) => kindsOf(module as Record<string, unknown>));
  expect(kinds.length).toBeGreaterThan(7);
  const dropped = kinds.flatMap((kind) =>
    typedInto(kind.toValues()).filter(([path, value]) => {
      const mode = MODES[path];
      const before = mode ? withValueAt(kind.toValues(), ['pricing', 'mode'], mode) : kind.toValues();
      const values = withValueAt(before, path.split('.'), value);
      if (JSON.stringify(kind.toRecord(values, undefined).record).includes(TYPED)) return false;
      const issues = (kind.check ?? CHECKS[kind.name])?.(values) ?? [];
      return !issues.some((issue) => isWithin(issue.path, path));
    }),
  );
  expect(dropped).toEqual([]);
});

test('what was typed is in what is saved over a newer version', async () => {
  const modules = await Promise.all(files.map((file) => import(join(__dirname, file)) as Promise<object>));
  const kinds = modules.flatMap((module) => kindsOf(module as Record<string, unknown>));
  const lost = kinds.flatMap((kind) =>
    typedInto(kind.toValues())
      .filter(([path, value]) => {
        const mode = MODES[path];
        const before = mode ? withValueAt(kind.toValues(), ['pricing', 'mode'], mode) : kind.toValues();
        const theirs = kind.toRecord(kind.toValues(), undefined).record;
        const mine = kind.toRecord(withValueAt(before, path.split('.'), value), undefined).record;
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
