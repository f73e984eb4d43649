import type { Two } from './kind';
import { MATERIALS, type MaterialCode } from './steels';
import type { Model } from './models';

export interface Attribute {
  name: Two;
  value: Two;
}

const same = (value: string): Two => [value, value];
const figure = (value: number, unit: string) => same(`${Number(value.toFixed(3))} ${unit}`);

/** Single-phase up to 2.2 kW, three-phase above. */
const voltageOf = (kw: number) => (kw <= 2.2 ? '220 V 50 Hz' : '380 V 50 Hz');

/** The attributes that buyers compare: sizes, motor, bores, material, and further ones of the kind. */
export function attributesOf({ kind, axes, a, b, kw, bores }: Model, material: MaterialCode): Attribute[] {
  const list: Attribute[] = [
    { name: axes[0].name, value: figure(a, axes[0].unit) },
    { name: axes[1].name, value: figure(b, axes[1].unit) },
  ];
  if (kw > 0) {
    list.push({ name: ['功率', 'Power'], value: figure(kw, 'kW') });
    if (!/V/.test(kind.more?.find(([, name]) => name === 'Supply')?.[2] ?? '')) {
      list.push({ name: ['电压', 'Voltage'], value: same(voltageOf(kw)) });
    }
    if (kind.category !== 'c-metering') {
      list.push({ name: ['进出口径', 'Inlet × outlet'], value: same(`DN${bores[0]} × DN${bores[1]}`) });
    }
  }
  list.push({ name: ['过流件材质', 'Material'], value: MATERIALS[material] });
  for (const [zh, en, value] of kind.more ?? []) list.push({ name: [zh, en], value: same(value) });
  return list;
}
