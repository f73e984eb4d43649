import { MATERIALS } from '../product/seed/steels';
import branches from './branches.json';

type Two = readonly [zh: string, en: string];

/** Leaves by branch, in Chinese and English. The words of a branch say which attributes its products must name. */
const BRANCHES = branches as unknown as readonly { id: string; name: Two; leaves: Record<string, Two> }[];

type KeysOf<T> = T extends unknown ? keyof T : never;
export type LeafId = KeysOf<(typeof branches)[number]['leaves']>;

const name = ([zh, en]: Two) => ({ zh, en });

/** As it is sent: names of attributes and their options in both languages. */
interface SentCategory {
  id: string;
  name: Record<string, string>;
  leaf: boolean;
  attributes?: { name: Record<string, string>; required: boolean; options?: (string | Record<string, string>)[] }[];
  children?: SentCategory[];
}

const attribute = (zh: string, en: string, required = false) => ({ name: name([zh, en]), required });
const material = { ...attribute('过流件材质', 'Material', true), options: Object.values(MATERIALS).map(name) };
const pumpAttributes = [
  attribute('流量', 'Flow', true),
  attribute('扬程', 'Head', true),
  material,
  attribute('功率', 'Power'),
  { ...attribute('电压', 'Voltage'), options: ['220 V 50 Hz', '380 V 50 Hz', '460 V 60 Hz'] },
  { ...attribute('防护等级', 'Protection'), options: ['IP44', 'IP54', 'IP55', 'IP65', 'IP68'] },
];
const partAttributes = [material, attribute('标准', 'Standard')];

const leafOf = (id: string, title: Two, pump: boolean): SentCategory => ({
  id,
  name: name(title),
  leaf: true,
  attributes: pump ? pumpAttributes : partAttributes,
});

/** The platform's tree: pumps, their branches, then the leaves that products belong to. */
export const CATEGORIES: SentCategory[] = [
  {
    id: 'c-pump',
    name: { zh: '泵', en: 'Pumps' },
    leaf: false,
    children: BRANCHES.filter(({ id }) => id !== 'c-parts').map((branch) => ({
      id: branch.id,
      name: name(branch.name),
      leaf: false,
      children: Object.entries(branch.leaves).map(([id, title]) => leafOf(id, title, true)),
    })),
  },
  ...BRANCHES.filter(({ id }) => id === 'c-parts').map((branch) => ({
    id: branch.id,
    name: name(branch.name),
    leaf: false,
    children: Object.entries(branch.leaves).map(([id, title]) => leafOf(id, title, false)),
  })),
];

export const categoryById = new Map<string, SentCategory>();
function index(nodes: readonly SentCategory[]): void {
  for (const node of nodes) {
    categoryById.set(node.id, node);
    index(node.children ?? []);
  }
}
index(CATEGORIES);

/** The ids given and those of every category below them. */
export function categoriesBelow(ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (node: SentCategory | undefined, id: string) => {
    found.add(id);
    for (const child of node?.children ?? []) add(child, child.id);
  };
  for (const id of ids) add(categoryById.get(id), id);
  return found;
}
