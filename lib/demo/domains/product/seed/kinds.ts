import centrifugal from './kinds-centrifugal.json';
import displacement from './kinds-displacement.json';
import equipment from './kinds-equipment.json';
import process from './kinds-process.json';
import sets from './kinds-sets.json';
import submersible from './kinds-submersible.json';
import type { Kind } from './kind';

const FAMILIES = [centrifugal, submersible, displacement, sets, process, equipment] as unknown as readonly Kind[][];

/** Every kind of product, the families in turn, so that every page of the list contains many of them. */
export const KINDS: Kind[] = Array.from({ length: Math.max(...FAMILIES.map((family) => family.length)) }, (_, index) =>
  FAMILIES.flatMap((family) => family[index] ?? []),
).flat();
