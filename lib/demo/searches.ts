import type { Platform } from './platform';
import type { Ask, Find, Found } from './searching';
import type { StoreName } from './stores';
import { modules } from './modules';

/** The kinds of contract 3 beside the product, and where each is searched. */
const KINDS: Record<string, [needs: StoreName[], load: () => Promise<Find>]> = {
  blog: [['blog'], async () => (await modules.blog()).findBlogs],
  inquiry: [['inquiry'], async () => (await modules.inquiry()).findInquiries],
  question: [['question'], async () => (await modules.question()).findQuestions],
  material: [['material', 'materialFolder'], async () => (await modules.material()).findMaterials],
  review: [['review'], async () => (await modules.review()).findReviews],
};
const RIGHT = (kind: string) => `${kind}:read`;

/**
 * What a keyword finds in every kind but the product, in the order of the contract; kinds that find nothing are left
 * out, and so are those that `may` says no to (the right to read them).
 */
export async function searchKinds(
  platform: Platform,
  ask: Omit<Ask, 'platform'>,
  may: (right: string) => boolean = () => true,
): Promise<({ kind: string } & Found)[]> {
  const kinds = Object.entries(KINDS).filter(([kind]) => may(RIGHT(kind)));
  const found = await Promise.all(
    kinds.map(async ([kind, [needs, load]]) => {
      const [find] = await Promise.all([load(), platform.load(...needs)]);
      return { kind, ...find({ ...ask, platform }) };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
