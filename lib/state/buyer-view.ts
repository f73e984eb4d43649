import type { Blog } from '@/lib/api/blog';
import type { Product } from '@/lib/api/product-schema';
import type { ShopDetail } from '@/lib/api/shop-detail';
import type { ShopInfo } from '@/lib/api/shop-info';
import { perSession } from '@/lib/auth/session';
import { atom, store } from './store';

/**
 * What a buyer's page shows. A record of a form contains its unsaved changes, and may be incomplete; a row of a list may
 * lack the texts, which are fetched.
 */
export type BuyerSubject =
  | { kind: 'product'; record: Partial<Product>; isRow?: boolean }
  | { kind: 'post'; record: Partial<Blog>; isRow?: boolean }
  | { kind: 'shop'; info?: Partial<ShopInfo>; detail?: Partial<ShopDetail> };

/** The subject of the open buyer view; undefined while it is closed. */
export const buyerSubjectAtom = atom<BuyerSubject | undefined>(undefined);

export const showBuyerView = (subject: BuyerSubject): void => store.set(buyerSubjectAtom, subject);
export const closeBuyerView = (): void => store.set(buyerSubjectAtom, undefined);

type Read = () => BuyerSubject;
const inFront = perSession(() => ({ read: undefined as Read | undefined }));

/** Says what the form in front would show to a buyer; returns how to take that back. */
export function offerBuyerView(read: Read): () => void {
  const front = inFront();
  front.read = read;
  return () => {
    if (front.read === read) front.read = undefined;
  };
}

/** The subject of the form in front, else the shop. */
export const currentBuyerSubject = (): BuyerSubject => inFront().read?.() ?? { kind: 'shop' };
