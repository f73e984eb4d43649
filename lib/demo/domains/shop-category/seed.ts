import { DAY } from '@/lib/util/day';
import { art } from '@/lib/demo/art/picture';
import type { Entity } from '@/lib/demo/platform/store';

/** A shop category of the supplier's own tree (contract 4, classify). */
export interface ShopCategory extends Entity {
  name: Record<string, string>;
  parentId?: string;
  sort: number;
  image?: string;
  visible: boolean;
  /** The platform's own: which products a deletion removed, so that an undo can add them again. */
  _?: { root?: string; members: string[]; moved: string[]; moveTo?: string };
}

/** Shop categories in their order, children after their parent: id, Chinese, English, parent. */
const SHOP_CATEGORIES: [id: string, zh: string, en: string, parent?: string][] = [
  ['g-hot', '热销产品', 'Best sellers'],
  ['g-new', '新品上市', 'New arrivals'],
  ['g-fair', '广交会主推', 'Canton Fair picks'],
  ['g-centrifugal', '离心泵', 'Centrifugal pumps'],
  ['g-multistage', '多级泵', 'Multistage pumps', 'g-centrifugal'],
  ['g-vertical', '立式多级泵', 'Vertical multistage', 'g-multistage'],
  ['g-cdl', 'CDL 系列', 'CDL series', 'g-vertical'],
  ['g-single', '单级与双吸泵', 'Single-stage and split-case', 'g-centrifugal'],
  ['g-inline', '管道泵', 'Inline pumps', 'g-centrifugal'],
  ['g-selfprime', '自吸泵', 'Self-priming pumps', 'g-centrifugal'],
  ['g-submersible', '潜水泵', 'Submersible pumps'],
  ['g-deepwell', '深井泵', 'Deep-well pumps', 'g-submersible'],
  ['g-sewage', '排污泵', 'Sewage pumps', 'g-submersible'],
  ['g-treatment', '水处理设备', 'Water treatment', 'g-submersible'],
  ['g-solar', '太阳能泵', 'Solar pumps'],
  ['g-displacement', '容积泵', 'Displacement pumps'],
  ['g-diaphragm', '隔膜泵', 'Diaphragm pumps', 'g-displacement'],
  ['g-oil', '油泵', 'Oil pumps', 'g-displacement'],
  ['g-metering', '计量加药泵', 'Metering and dosing', 'g-displacement'],
  ['g-process', '化工流程泵', 'Process pumps'],
  ['g-sanitary', '食品卫生泵', 'Food and sanitary pumps', 'g-process'],
  ['g-mining', '矿山渣浆泵', 'Mining and slurry', 'g-process'],
  ['g-sets', '供水机组', 'Water supply sets'],
  ['g-fire', '消防泵', 'Fire pumps'],
  ['g-home', '家用园林泵', 'Home and garden'],
  ['g-parts', '配件', 'Spare parts'],
  ['g-valves', '阀门', 'Valves', 'g-parts'],
  ['g-electric', '电机与控制', 'Motors and controls'],
];

/** Not visible in the shop. */
const HIDDEN = ['g-electric'];

const IMAGES: Record<string, string> = {
  'g-centrifugal': art('multi', 'blue', 0),
  'g-submersible': art('deepwell', 'steel', 1),
  'g-solar': art('solar', 'yellow', 2),
  'g-displacement': art('gear', 'green', 3),
  'g-fire': art('firediesel', 'red', 0),
};

export function seedShopCategories(epoch: number): ShopCategory[] {
  const at = new Date(epoch - 400 * DAY).toISOString();
  return SHOP_CATEGORIES.map(([id, zh, en, parentId], sort) => ({
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    name: { zh, en },
    ...(parentId ? { parentId } : {}),
    sort,
    ...(IMAGES[id] ? { image: IMAGES[id] } : {}),
    visible: !HIDDEN.includes(id),
  }));
}
