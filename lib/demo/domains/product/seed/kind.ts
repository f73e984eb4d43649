import type { CoverName, SceneName } from '@/lib/demo/art/picture';
import type { LeafId } from '@/lib/demo/domains/category/seed';
import type { MaterialCode } from './steels';

/** A text in Chinese and English. */
export type Two = readonly [zh: string, en: string];

/** One of the two figures that a size is made of; `factor` turns it into m³/h or metres where it is written otherwise. */
export interface Axis {
  name: Two;
  unit: string;
  factor?: number;
}

/** A kind of product: everything that its models have in common, and the sizes it is made in. */
export interface Kind {
  id: CoverName;
  name: Two;
  /** Model designation; the marks in braces are filled in by models.ts. */
  model: string;
  group: string;
  category: LeafId;
  hs: string;
  colours: string;
  /** What the third picture shows. */
  inside: SceneName;
  /** Pairs of figures, on the axes. */
  sizes: string;
  axes?: readonly [Axis, Axis];
  /** Overall efficiency, from which the motor follows; absent: no motor. */
  efficiency?: number;
  /** What price and weight grow with: motor power unless said otherwise. */
  grows?: 'a' | 'b';
  /** US dollars: base, and per unit of what it grows with. */
  price: readonly [number, number];
  /** Kilograms, likewise. */
  weight: readonly [number, number];
  materials: readonly MaterialCode[];
  /** Further attributes. */
  more?: readonly (readonly [zh: string, en: string, value: string])[];
  pitch: Two;
  /** Applications, three or four. */
  uses: readonly Two[];
  keywords: string;
  certificates: string;
  /** What a buyer chooses from; each choice is a variant. */
  options?: { name: string; values: readonly string[] };
}
