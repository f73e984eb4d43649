import type { ProductDraft } from '@/lib/api/product-schema';

const plain = (html: string | undefined) => (html ?? '').replace(/<[^>]*>/g, '').trim().length;
const share = (count: number, full: number, points: number) => Math.round((Math.min(count, full) / full) * points);

/** Completeness of a product, 0–100: what buyers look for, weighted by its importance. */
export function scoreOf(product: ProductDraft): number {
  const { title, images, pricing, keywords, attributes, description, packaging, seo } = product;
  return (
    (title.zh?.trim() ? 6 : 0) +
    (title.en?.trim() ? 8 : 0) +
    share(images?.length ?? 0, 5, 16) +
    (product.video ? 4 : 0) +
    (pricing ? (pricing.mode === 'negotiable' ? 5 : 10) : 0) +
    (product.moq ? 2 : 0) +
    share(keywords?.length ?? 0, 5, 6) +
    share(attributes?.length ?? 0, 9, 10) +
    share(plain(description?.zh), 200, 6) +
    share(plain(description?.en), 400, 9) +
    (packaging ? 6 : 0) +
    share(product.leadTimes?.length ?? 0, 2, 4) +
    (product.tradeTerms?.length ? 2 : 0) +
    (product.paymentTerms?.length ? 2 : 0) +
    (seo?.title && seo.description ? 4 : 0) +
    (product.certificateIds?.length ? 3 : 0) +
    (product.hsCode ? 1 : 0) +
    (product.sample ? 1 : 0)
  );
}
