import * as v from '@/lib/schema/schema';
import { quotedTiers, type Tier } from '@/lib/api/product/tiers';
import type { ContentLanguage } from '@/lib/i18n/localized';

/**
 * The price tiers of a quotation as lines of its remark, where the platform has no field for them (contract 5,
 * `quotation-tiers`), in the buyer's language; they are recognized again in a quotation that was sent.
 */

const WORDS = {
  zh: { head: (currency: string) => `阶梯价（起订数量：单价 ${currency}），不计合计：`, colon: '：' },
  en: { head: (currency: string) => `Price tiers (from quantity: unit price in ${currency}), no total:`, colon: ': ' },
} as const satisfies Record<ContentLanguage, object>;

interface TieredLine {
  title: string;
  tiers?: readonly Tier[] | undefined;
}

/** The table of the lines that have tiers, each with its number among all; undefined if none has. */
export function tierTable(
  lines: readonly TieredLine[],
  currency: string,
  language: ContentLanguage,
): string | undefined {
  const { head, colon } = WORDS[language];
  const rows = lines.flatMap(({ title, tiers }, index) =>
    tiers
      ? [
          `${index + 1}. ${title.replace(/\s+/g, ' ')}`,
          ...tiers.map(({ minQuantity, price }) => `≥ ${minQuantity}${colon}${price}`),
        ]
      : [],
  );
  return rows.length > 0 ? [head(currency), ...rows].join('\n') : undefined;
}

const TABLE =
  /^(?:阶梯价（起订数量：单价 [A-Z]{3}），不计合计：|Price tiers \(from quantity: unit price in [A-Z]{3}\), no total:)\n((?:\d+\. .*\n(?:≥ .*(?:\n|$))+)+)/;
const BLOCK = /(\d+)\. .*\n((?:≥ .*(?:\n|$))+)/g;

/** The tiers that a remark begins with, by the index of their line, and the remark without them. */
export function tiersInRemark(remark: string): { tiers: ReadonlyMap<number, Tier[]>; remark: string } {
  const found = TABLE.exec(remark);
  const blocks = [...(found?.[1] ?? '').matchAll(BLOCK)].map(([, line, rows = '']) => {
    const tiers = [...rows.matchAll(/^≥ (\d+)(?:：|: )([\d.]+)$/gm)].map(([, from, price]) => ({
      minQuantity: Number(from),
      price,
    }));
    return [Number(line) - 1, v.safeParse(quotedTiers, tiers)] as const;
  });
  // Of a table that somebody has changed nothing is hidden.
  if (!found || blocks.some(([, { success }]) => !success)) return { tiers: new Map(), remark };
  return {
    tiers: new Map(blocks.map(([line, { output }]) => [line, output as Tier[]])),
    remark: remark.slice(found[0].length),
  };
}
