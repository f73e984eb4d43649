import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOG_LIMITS } from '../blog';
import { INQUIRY_LIMITS } from '../inquiry-schema';
import { MATERIAL_LIMITS } from '../material';
import { PRODUCT_LIMITS } from '../product-schema';
import { SHOP_CATEGORY_LIMITS } from '../shop-category';

const contract = readFileSync(join(__dirname, '../../../docs/platform-contract.md'), 'utf8');
/** The part of the contract from its mention of an entity. */
const partOf = (entity: string) => contract.slice(contract.indexOf(`**${entity}**`));

test.each([
  ['product', `\`title: LocalizedText\` (≤ ${PRODUCT_LIMITS.title} each)`],
  ['product', `\`sku\` (≤ ${PRODUCT_LIMITS.sku}, unique`],
  ['product', `\`keywords: string[]\` (≤ ${PRODUCT_LIMITS.keywords}, ≤ ${PRODUCT_LIMITS.keyword} each)`],
  ['product', `\`images: string[]\` (1–${PRODUCT_LIMITS.images},`],
  ['product', `\`attributes: { name, value }[]\` (≤ ${PRODUCT_LIMITS.attributes})`],
  ['product', `tiers?: { minQuantity, price }[] (≤ ${PRODUCT_LIMITS.tiers},`],
  ['product', `(≤ ${PRODUCT_LIMITS.variants}, from ≤ ${PRODUCT_LIMITS.optionNames} option names)`],
  ['product', `\`leadTimes: { maxQuantity, days }[]\` (≤ ${PRODUCT_LIMITS.leadTimes},`],
  ['product', `\`description: LocalizedText\` (HTML, ≤ ${PRODUCT_LIMITS.description / 1000} kB each)`],
  ['blog', `\`title: LocalizedText\` (≤ ${BLOG_LIMITS.title})`],
  ['blog', `\`summary\` (≤ ${BLOG_LIMITS.summary})`],
  ['blog', `(HTML ≤ ${BLOG_LIMITS.content / 1000} kB)`],
  ['blog', `\`tags: string[]\` (≤ ${BLOG_LIMITS.tags})`],
  ['material', `folder \`{ name, parentId? }\` up to ${MATERIAL_LIMITS.depth} deep`],
  ['classify', `a tree up to ${SHOP_CATEGORY_LIMITS.depth} deep`],
  ['inquiry', `a first reply is due in ${INQUIRY_LIMITS.due} h`],
])('the limit of %s is that of the contract: %s', (entity, words) => {
  expect(partOf(entity)).toContain(words);
});
