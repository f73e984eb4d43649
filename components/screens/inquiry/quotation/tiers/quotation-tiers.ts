import * as v from '@/lib/schema/schema';
import { issuesOf, tooFineIssue, type Issue } from '@/components/ui/form/issues/issues';
import { quotedTiers } from '@/lib/api/product/tiers';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { tierTable } from '../../rules/tier-table';
import { isTiered, pricesOf, type ItemValues } from '../quotation-fields';

/** The price tiers of a row as they are sent; undefined where it has one price. */
export const sentTiers = (row: ItemValues) =>
  isTiered(row)
    ? pricesOf(row).map(({ quantity, unitPrice }) => ({ minQuantity: quantity, price: unitPrice }))
    : undefined;

/** What the remark says of the tiers where the platform has no field for them; invalid ones are left to the check. */
export const tiersSentence = (rows: readonly ItemValues[], currency: string, language: ContentLanguage) =>
  tierTable(
    rows.map((row) => {
      const read = v.safeParse(quotedTiers, sentTiers(row));
      return { title: row.title, tiers: read.success ? read.output : undefined };
    }),
    currency,
    language,
  );

const FIELDS: Record<string, string> = { minQuantity: 'quantity', price: 'unitPrice' };

/** The field of the form that holds a part of the tiers of the request: the first tier is the row itself. */
export function tierPath(path: string): string | undefined {
  const [, row, at, part = ''] = /^(items\.\d+)\.tiers\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (row === undefined) return undefined;
  return [row, ...(at === '0' ? [] : ['tiers', Number(at) - 1]), FIELDS[part] ?? part].join('.');
}

const CHECKED = v.object({ tiers: quotedTiers });

/** What is wrong with the tiers as they were typed, in the fields of the form; whatever the platform has a field for. */
export function tierIssues({ items, currency }: { items: readonly ItemValues[]; currency: string }): Issue[] {
  return items.flatMap((row, index) => {
    const tiers = sentTiers(row);
    if (!tiers) return [];
    const tooFine = tiers.flatMap(({ price }, at) => {
      const issue = tooFineIssue(price, currency);
      return issue ? { path: `tiers.${at}.price`, ...issue } : [];
    });
    return [...issuesOf(v.safeParse(CHECKED, { tiers }).issues, { tiers }), ...tooFine].map((issue) => {
      const path = `items.${index}.${issue.path}`;
      return { ...issue, path: tierPath(path) ?? path };
    });
  });
}
