import type { Axis, Kind } from './kind';

/** One model of a kind, with all values that follow from its size. */
export interface Model {
  kind: Kind;
  name: string;
  axes: readonly [Axis, Axis];
  a: number;
  b: number;
  /** Motor power in kW, 0 without a motor. */
  kw: number;
  /** Suction and discharge bore in mm. */
  bores: readonly [number, number];
  price: number;
  weight: number;
}

/** What the sizes of a kind consist of that does not say. */
const FLOW_AND_HEAD: readonly [Axis, Axis] = [
  { name: ['流量', 'Flow'], unit: 'm³/h' },
  { name: ['扬程', 'Head'], unit: 'm' },
];

const MOTORS = [
  0.025, 0.04, 0.06, 0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37,
  45, 55, 75, 90, 110, 132, 160, 185, 200, 220, 250, 280, 315, 355, 400, 450, 500, 560,
];
const BORES = [
  15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200,
];
/** Impeller sizes by the maximum head at 2900 r/min. */
const IMPELLERS: [upTo: number, size: number][] = [
  [14, 100],
  [22, 125],
  [34, 160],
  [55, 200],
  [85, 250],
  [Infinity, 315],
];

const nextOf = (steps: readonly number[], value: number) => steps.find((step) => step >= value) ?? steps.at(-1)!;

/** The motor for a flow and head, with the usual reserve. */
function motorFor(litres: number, metres: number, efficiency: number): number {
  const shaft = (litres * metres) / (367 * efficiency);
  return nextOf(MOTORS, shaft * (shaft < 2 ? 1.3 : 1.12));
}

/** For a flow speed of about 2 m/s; the discharge is one step narrower. */
function boresFor(cubicMetres: number): readonly [number, number] {
  const millimetres = Math.sqrt((4 * cubicMetres) / (3600 * Math.PI * 2.2)) * 1000;
  const suction = nextOf(BORES, Math.max(millimetres, 25));
  return [suction, BORES[BORES.indexOf(suction) - 1] ?? suction];
}

const short = (value: number, digits = 1) => String(Number(value.toFixed(digits)));

function designation(template: string, model: Omit<Model, 'name' | 'price' | 'weight'>): string {
  const { a, b, kw, bores } = model;
  const marks: Record<string, string> = {
    a: short(a, 2),
    b: short(b, 2),
    a10: short(a * 10, 0),
    n: short(Math.max(1, b / 10), 0),
    kw: short(kw, 3),
    kw100: short(kw * 100, 0),
    dn: String(bores[0]),
    do: String(bores[1]),
    imp: String(IMPELLERS.find(([upTo]) => b <= upTo)![1]),
    ls: short(a / 3.6, 0),
    bar: short(b / 10, 1),
    lpm: short((a * 1000) / 60, 1),
    lph: short(a * 1000, 0),
  };
  return template.replace(/\{(\w+)\}/g, (whole, mark: string) => marks[mark] ?? whole);
}

/** Price and weight grow more slowly than size. */
const grown = ([base, per]: readonly [number, number], size: number) => base + per * size ** 0.92;

/** All models of a kind, in the order of its sizes. */
export function modelsOf(kind: Kind): Model[] {
  const axes = kind.axes ?? FLOW_AND_HEAD;
  return kind.sizes.split(' ').map((size) => {
    const [a = 0, b = 0] = size.split('x').map(Number);
    const kw = kind.efficiency ? motorFor(a * (axes[0].factor ?? 1), b * (axes[1].factor ?? 1), kind.efficiency) : 0;
    const sized = { kind, axes, a, b, kw, bores: boresFor(a * (axes[0].factor ?? 1)) };
    const by = kind.grows === 'a' ? a : kind.grows === 'b' ? b : kw;
    return {
      ...sized,
      name: designation(kind.model, sized),
      price: grown(kind.price, by),
      weight: grown(kind.weight, by),
    };
  });
}
