import type { Random } from '@/lib/demo/platform/random';
import type { Attribute } from './attributes';
import type { Two } from './kind';
import type { Model } from './models';

/** General sentences about the factory; each product's description contains a few of them. */
const STRENGTHS: readonly Two[] = [
  [
    '关键零件自产：铸造、机加工、装配都在宁波厂区完成',
    'Key parts are our own: casting, machining and assembly all happen in Ningbo',
  ],
  ['质保 18 个月，常备配件 48 小时发出', 'Warranted for 18 months; stock spares leave within 48 hours'],
  ['表面环氧处理，盐雾试验 480 小时', 'Epoxy finish, proven by 480 hours of salt spray'],
  [
    '每批留样，材质报告与检验记录可追溯',
    'A sample of each batch is kept; material and inspection records can be traced',
  ],
  ['颜色、标识与包装可按订单定制', 'Color, marking and packing are made to order'],
  ['选型与三维图 24 小时内回复', 'Sizing and 3D models are answered within 24 hours'],
];
const PUMP_STRENGTHS: readonly Two[] = [
  [
    '每台出厂前按 ISO 9906 做水力与耐压试验，报告随货',
    'Each pump is tested to ISO 9906 for performance and pressure, and the report travels with it',
  ],
  ['转子 G2.5 级动平衡，振动低于 2.8 mm/s', 'Rotors balanced to G2.5, with vibration below 2.8 mm/s'],
  ['易损件通用化，密封与轴承可在当地买到', 'Wearing parts are standard: seals and bearings can be bought locally'],
  ['电压、频率与法兰标准可选', 'Voltage, frequency and flange standard can be chosen'],
];

const table = (attributes: Attribute[], language: 0 | 1) =>
  `<table><tbody>${attributes.map(({ name, value }) => `<tr><th>${name[language]}</th><td>${value[language]}</td></tr>`).join('')}</tbody></table>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The parts of a description, chosen once for both languages. */
export interface Story {
  model: Model;
  attributes: Attribute[];
  strengths: readonly Two[];
  days: number;
  weight: number;
}

export const pickStrengths = ({ kw }: Model, random: Random) =>
  random.shuffled(kw > 0 ? [...STRENGTHS, ...PUMP_STRENGTHS] : STRENGTHS).slice(0, 4);

export function chinese({ model, attributes, strengths, days, weight }: Story): string {
  const { kind, axes, a, b, kw } = model;
  const motor = kw > 0 ? `，电机 ${kw} kW` : '';
  return (
    `<h2>${kind.name[0]} ${model.name}</h2><p>${kind.pitch[0]}。</p>` +
    `<p>${model.name}：${axes[0].name[0]} ${a} ${axes[0].unit}，${axes[1].name[0]} ${b} ${axes[1].unit}${motor}，毛重约 ${weight} kg。</p>` +
    `<h3>适用场合</h3>${list(kind.uses.map(([zh]) => zh))}` +
    `<h3>产品特点</h3>${list(strengths.map(([zh]) => zh))}` +
    `<h3>技术参数</h3>${table(attributes, 0)}` +
    `<h3>包装与交货</h3><p>出口包装，防潮防震；常规订单 ${days} 天内从宁波港发运，样机可先行空运。</p>`
  );
}

export function english({ model, attributes, strengths, days, weight }: Story): string {
  const { kind, axes, a, b, kw } = model;
  const motor = kw > 0 ? `, ${kw} kW motor` : '';
  return (
    `<h2>${kind.name[1]} ${model.name}</h2><p>${kind.pitch[1]}.</p>` +
    `<p>${model.name} at a glance: ${axes[0].name[1].toLowerCase()} ${a} ${axes[0].unit}, ${axes[1].name[1].toLowerCase()} ${b} ${axes[1].unit}${motor}, about ${weight} kg packed.</p>` +
    `<h3>Where it works</h3>${list(kind.uses.map(([, en]) => en))}` +
    `<h3>What speaks for it</h3>${list(strengths.map(([, en]) => en))}` +
    `<h3>Specification</h3>${table(attributes, 1)}` +
    `<h3>Packing and delivery</h3><p>Export packing against damp and shock. Regular orders leave Ningbo port within ${days} days; a sample can fly ahead.</p>`
  );
}
