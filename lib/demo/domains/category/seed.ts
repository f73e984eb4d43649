import type { Category } from '@/lib/api/category';
import { MATERIALS } from '../product/seed/steels';
import branches from './branches.json';

type Two = readonly [zh: string, en: string];

/** Leaves by branch, in Chinese and English. The words of a branch say which attributes its products must name. */
const BRANCHES = branches as unknown as readonly { id: string; name: Two; leaves: Record<string, Two> }[];

type KeysOf<T> = T extends unknown ? keyof T : never;
export type LeafId = KeysOf<(typeof branches)[number]['leaves']>;

const materials = Object.values(MATERIALS).map(([, en]) => en);
const material = { name: 'Material', required: true, options: materials };
const pumpAttributes = [
  { name: 'Flow', required: true },
  { name: 'Head', required: true },
  material,
  { name: 'Power', required: false },
  { name: 'Voltage', required: false, options: ['220 V 50 Hz', '380 V 50 Hz', '460 V 60 Hz'] },
  { name: 'Protection', required: false, options: ['IP44', 'IP54', 'IP55', 'IP65', 'IP68'] },
];
const partAttributes = [material, { name: 'Standard', required: false }];

const name = ([zh, en]: Two) => ({ zh, en });
const leafOf = (id: string, title: Two, pump: boolean): Category => ({
  id,
  name: name(title),
  leaf: true,
  attributes: pump ? pumpAttributes : partAttributes,
});

/** The platform's tree: pumps, their branches, then the leaves that products belong to. */
export const CATEGORIES: Category[] = [
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

export const categoryById = new Map<string, Category>();
function index(nodes: readonly Category[]): void {
  for (const node of nodes) {
    categoryById.set(node.id, node);
    index(node.children ?? []);
  }
}
index(CATEGORIES);

/** The ids given and those of every category below them. */
export function categoriesBelow(ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (node: Category | undefined, id: string) => {
    found.add(id);
    for (const child of node?.children ?? []) add(child, child.id);
  };
  for (const id of ids) add(categoryById.get(id), id);
  return found;
}
