import type { Category } from '@/lib/api/category';
import { MATERIALS } from '../product/seed/steels';

/** Leaves by branch: `id 中文 English`. The words of a branch say which attributes its products must name. */
const BRANCHES = [
  {
    id: 'c-centrifugal',
    name: ['离心泵', 'Centrifugal pumps'],
    leaves: {
      'c-multistage': ['多级泵', 'Multistage pumps'],
      'c-singlestage': ['单级泵', 'Single-stage pumps'],
      'c-inline': ['管道泵', 'Inline pumps'],
      'c-split': ['双吸泵', 'Double-suction pumps'],
      'c-selfpriming': ['自吸泵', 'Self-priming pumps'],
      'c-vortex': ['旋涡泵', 'Peripheral pumps'],
    },
  },
  {
    id: 'c-submersible',
    name: ['潜水泵', 'Submersible pumps'],
    leaves: {
      'c-deepwell': ['深井泵', 'Deep-well pumps'],
      'c-sewage': ['排污泵', 'Sewage pumps'],
      'c-axial': ['轴流泵', 'Axial-flow pumps'],
      'c-treatment': ['水处理机械', 'Water treatment machines'],
    },
  },
  {
    id: 'c-displacement',
    name: ['容积泵', 'Positive displacement pumps'],
    leaves: {
      'c-diaphragm': ['隔膜泵', 'Diaphragm pumps'],
      'c-gear': ['齿轮泵与叶片泵', 'Gear and vane pumps'],
      'c-screw': ['螺杆泵', 'Screw pumps'],
      'c-peristaltic': ['蠕动泵与软管泵', 'Peristaltic and hose pumps'],
      'c-metering': ['计量泵', 'Metering pumps'],
      'c-plunger': ['柱塞泵', 'Plunger pumps'],
      'c-lobe': ['转子泵', 'Lobe pumps'],
      'c-vacuum': ['真空泵', 'Vacuum pumps'],
      'c-hand': ['手动泵', 'Hand pumps'],
    },
  },
  {
    id: 'c-process',
    name: ['工业流程泵', 'Industrial process pumps'],
    leaves: {
      'c-chemical': ['化工泵', 'Chemical pumps'],
      'c-slurry': ['渣浆泵', 'Slurry pumps'],
      'c-hotmedia': ['热介质泵', 'Hot media pumps'],
      'c-sanitary': ['卫生泵', 'Sanitary pumps'],
      'c-marine': ['船用泵', 'Marine pumps'],
    },
  },
  {
    id: 'c-sets',
    name: ['成套机组', 'Packaged sets'],
    leaves: {
      'c-watersupply': ['供水机组', 'Water supply sets'],
      'c-fire': ['消防泵组', 'Fire pump sets'],
      'c-dosingset': ['加药装置', 'Dosing skids'],
    },
  },
  {
    id: 'c-home',
    name: ['家用与园林', 'Home and garden'],
    leaves: {
      'c-garden': ['园林泵', 'Garden pumps'],
      'c-pool': ['泳池泵', 'Pool pumps'],
      'c-circulation': ['循环与增压泵', 'Circulation and booster pumps'],
    },
  },
  {
    id: 'c-parts',
    name: ['配件与设备', 'Parts and equipment'],
    leaves: {
      'c-seals': ['密封件', 'Seals'],
      'c-spares': ['泵配件', 'Pump spares'],
      'c-motors': ['电动机', 'Motors'],
      'c-controls': ['控制设备', 'Controls'],
      'c-valves': ['阀门', 'Valves'],
      'c-tanks': ['气压罐', 'Pressure tanks'],
      'c-instruments': ['仪表与试验设备', 'Instruments and test equipment'],
    },
  },
] as const;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type LeafId = KeysOf<(typeof BRANCHES)[number]['leaves']>;

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

const name = ([zh, en]: readonly [string, string]) => ({ zh, en });
const leafOf = (id: string, title: readonly [string, string], pump: boolean): Category => ({
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
