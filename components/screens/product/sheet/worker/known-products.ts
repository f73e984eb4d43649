import type { Product } from '@/lib/api/product-schema';
import { pack } from '@/lib/sheet/packed';
import { cleanCode } from '@/lib/util/clean-code';
import type { RowFault } from './check-row';

/** A product as it is now. */
export interface Known extends Pick<Product, 'id' | 'sku' | 'version' | 'title'> {
  currency?: string;
  packed: Uint8Array;
}

interface Identity {
  id: string;
  sku: string;
}

const skuKey = (sku: string) => cleanCode(sku).toLowerCase();

/** The products that a file may change, as they are now; packed, because they may be many. */
export function createKnownProducts() {
  const byId = new Map<string, Known>();
  const bySku = new Map<string, Known>();
  const find = ({ id, sku }: Identity) => (id ? byId.get(id) : bySku.get(skuKey(sku)));

  return {
    find,
    add(products: readonly Product[]): void {
      for (const product of products) {
        const { id, sku, version, title, pricing } = product;
        const known: Known = { id, sku, version, title, currency: pricing?.currency, packed: pack(product) };
        byId.set(id, known);
        bySku.set(skuKey(sku), known);
      }
    },
    /** What is wrong with the id or SKU of a row; `seen` has those of the rows before, and gets its own. */
    faultsOf(row: Identity, seen: Map<string, Identity>): RowFault[] {
      const [id, typed] = [row.id, skuKey(row.sku)];
      if (id && !byId.has(id)) return [{ column: 'id', key: 'unknownId' }];
      const base = find(row);
      const own = base?.id;
      // A platform may hold the same SKU twice: what a row found by its id keeps is no fault of the file.
      const sku = id && base && skuKey(base.sku) === typed ? '' : typed;
      const owner = sku ? bySku.get(sku) : undefined;
      if (owner && own !== undefined && owner.id !== own) return [{ column: 'sku', key: 'duplicate' }];
      const keys = [own && `id ${own}`, sku && `sku ${sku}`].flatMap((key) => key || []);
      const isDouble = keys.some((key) => (seen.get(key) ?? row) !== row);
      keys.forEach((key) => !seen.has(key) && seen.set(key, row));
      return isDouble ? [{ column: sku ? 'sku' : 'id', key: 'duplicate' }] : [];
    },
  };
}
