import type { CoverName, SceneName } from '@/lib/demo/art/picture';
import type { LeafId } from '@/lib/demo/domains/category/seed';
import type { MaterialCode } from './steels';

/** A text in Chinese and English. */
export type Two = readonly [zh: string, en: string];

/** One of the two quantities of a size; `factor` converts it to m³/h or metres. */
export interface Axis {
  name: Two;
  unit: string;
  factor?: number;
}

/** A kind of product: everything its models have in common, and its sizes. */
export interface Kind {
  id: CoverName;
  name: Two;
  /** Model designation; placeholders in braces are filled in by models.ts. */
  model: string;
  group: string;
  category: LeafId;
  hs: string;
  colours: string;
  /** The drawing of the third picture. */
  inside: SceneName;
  /** Pairs of values on the axes. */
  sizes: string;
  axes?: readonly [Axis, Axis];
  /** Overall efficiency, from which the motor is calculated; absent: no motor. */
  efficiency?: number;
  /** What price and weight depend on: motor power by default. */
  grows?: 'a' | 'b';
  /** US dollars: base, and per unit of what it depends on. */
  price: readonly [number, number];
  /** Kilograms: base and per unit. */
  weight: readonly [number, number];
  materials: readonly MaterialCode[];
  /** Further attributes. */
  more?: readonly (readonly [zh: string, en: string, value: string])[];
  pitch: Two;
  /** Applications, three or four. */
  uses: readonly Two[];
  keywords: string;
  certificates: string;
  /** The choices of a buyer; each one is a variant. */
  options?: { name: string; values: readonly string[] };
}
