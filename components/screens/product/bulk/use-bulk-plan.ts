import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListQuery } from '@/lib/api/entity';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { readPages } from '@/lib/api/request/read-pages';
import { isApiError } from '@/lib/api/request/errors';
import { ChangeList } from '../changes/changes';
import type { ChangedRow } from './bulk-job';
import { bulkProduct, planOf, type BulkProduct, type Change, type Planned } from './change';

/** The products to be changed: those that were selected, or all that match the filters of the list. */
export type BulkSource = { rows: readonly Product[] } | { filter: ListQuery; total: number };

export interface Reading {
  products?: readonly BulkProduct[];
  read: number;
  total: number;
  error?: unknown;
  retry: () => void;
}

const totalOf = (source: BulkSource) => ('rows' in source ? source.rows.length : source.total);

export function useBulkProducts(source: BulkSource): Reading {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Reading, 'retry'>>(() =>
    'rows' in source
      ? { products: source.rows.map(bulkProduct), read: source.rows.length, total: source.rows.length }
      : { read: 0, total: source.total },
  );
  const filter = 'filter' in source ? source.filter : undefined;
  const key = JSON.stringify(filter);
  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    const onProgress = (read: number, total: number) => !stop.signal.aborted && setState({ read, total });
    readPages(productApi.list, JSON.parse(key) as ListQuery, {
      client,
      keep: bulkProduct,
      onProgress,
      signal: stop.signal,
    }).then(
      (products) => !stop.signal.aborted && setState({ products, read: products.length, total: products.length }),
      (error: unknown) =>
        !stop.signal.aborted &&
        !isApiError(error, 'cancelled') &&
        setState((now) => ({ read: now.read, total: now.total, error })),
    );
    return () => stop.abort();
  }, [client, key, attempt]);
  const retry = () => {
    setState({ read: 0, total: totalOf(source) });
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}

export interface BulkPlan {
  changed: readonly ChangedRow[];
  /** What changes of them, field by field. */
  changes: ChangeList;
  same: number;
  wrong: readonly Extract<Planned, { kind: 'wrong' }>[];
}

/** Products that are calculated at a time, so that a key answers while ten thousand are. */
const AT_ONCE = 250;

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** What a change does to each product; undefined if the signal was aborted. */
export async function planAll(products: readonly BulkProduct[], change: Change, signal?: AbortSignal) {
  const changed: ChangedRow[] = [];
  const changes = new ChangeList((at) => {
    const { product, fields, before } = changed[at]!;
    const { id, title, sku, pricing } = product;
    return { id, title, sku, fields, before, currency: pricing?.currency };
  });
  const wrong: Extract<Planned, { kind: 'wrong' }>[] = [];
  let same = 0;
  for (let at = 0; at < products.length; at += AT_ONCE) {
    if (at > 0) await nextTask();
    if (signal?.aborted) return undefined;
    for (const product of products.slice(at, at + AT_ONCE)) {
      const plan = planOf(product, change);
      if (plan.kind === 'changed') changes.add(changed.push(plan) - 1);
      else if (plan.kind === 'wrong') wrong.push(plan);
      else same += 1;
    }
  }
  return { changed, changes, same, wrong };
}

/** The plan of a change; undefined while it is calculated. */
export function useBulkPlan(products: readonly BulkProduct[] | undefined, change: Change | undefined) {
  const key = change && JSON.stringify(change);
  const [plan, setPlan] = useState<{ key: string; products: readonly BulkProduct[]; plan: BulkPlan }>();
  useEffect(() => {
    if (!products || key === undefined) return;
    const stop = new AbortController();
    void planAll(products, JSON.parse(key) as Change, stop.signal).then(
      (done) => done && !stop.signal.aborted && setPlan({ key, products, plan: done }),
    );
    return () => stop.abort();
  }, [products, key]);
  return plan && plan.key === key && plan.products === products ? plan.plan : undefined;
}

/** How many of the changed prices are in each currency, where the same number would be an amount in several. */
export function mixedCurrencies(change: Change, { changed }: BulkPlan): readonly [currency: string, count: number][] {
  const isAmount =
    change.kind === 'price' ? !change.how.endsWith('Percent') : change.kind === 'sample' && 'price' in change.parts;
  if (!isAmount) return [];
  const counts = new Map<string, number>();
  for (const { product } of changed) {
    const currency = product.pricing?.currency;
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return counts.size > 1 ? [...counts].sort((a, b) => b[1] - a[1]) : [];
}
