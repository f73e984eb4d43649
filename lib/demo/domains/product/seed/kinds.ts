import { CENTRIFUGAL } from './kinds-centrifugal';
import { DISPLACEMENT } from './kinds-displacement';
import { EQUIPMENT } from './kinds-equipment';
import { PROCESS } from './kinds-process';
import { SETS } from './kinds-sets';
import { SUBMERSIBLE } from './kinds-submersible';
import type { Kind } from './kind';

const FAMILIES = [CENTRIFUGAL, SUBMERSIBLE, DISPLACEMENT, SETS, PROCESS, EQUIPMENT];

/** Every kind of product, the families in turn, so that every page of the list contains many of them. */
export const KINDS: Kind[] = Array.from({ length: Math.max(...FAMILIES.map((family) => family.length)) }, (_, index) =>
  FAMILIES.flatMap((family) => family[index] ?? []),
).flat();
