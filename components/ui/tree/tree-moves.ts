import { linesOf, type Nested, type TreeLine } from './tree-lines';

/** Where a node stands: in which one ('' is the top), and before which sister; without one it is the last. */
export interface TreePlace {
  parentId: string;
  before?: string;
}
/** The one command that moves a node, with all below it (contract 4, doSort). */
export interface TreeMove extends TreePlace {
  id: string;
}
/** A step with a key: among its sisters, out of its parent, into the sister before it. */
export type Step = 'up' | 'down' | 'out' | 'in';
export type MoveProblem = 'ownChild' | 'tooDeep';

const heightOf = <T extends Nested<T>>(node: T): number => 1 + Math.max(0, ...(node.children ?? []).map(heightOf));
/** Whether an id is that of a node or of one below it. */
const holds = <T extends Nested<T>>(node: T, id: string): boolean =>
  node.id === id || (node.children ?? []).some((child) => holds(child, id));

const lineOf = <T extends Nested<T>>(nodes: readonly T[], id: string) =>
  linesOf(nodes).find(({ node }) => node.id === id);
const sistersOf = <T extends Nested<T>>(nodes: readonly T[], parentId: string): readonly T[] =>
  parentId === '' ? nodes : (lineOf(nodes, parentId)?.node.children ?? []);

/** Why a node may not go into another one: it lies below it, or the tree would be deeper than `depth` levels. */
export function moveProblem<T extends Nested<T>>(
  nodes: readonly T[],
  { id, parentId }: TreeMove,
  depth: number,
): MoveProblem | undefined {
  const line = lineOf(nodes, id);
  if (!line || parentId === '') return undefined;
  if (holds(line.node, parentId)) return 'ownChild';
  return (lineOf(nodes, parentId)?.level ?? 0) + heightOf(line.node) > depth ? 'tooDeep' : undefined;
}

/** The place that a node has now. */
export function placeOf<T extends Nested<T>>(nodes: readonly T[], id: string): TreePlace | undefined {
  const line = lineOf(nodes, id);
  if (!line) return undefined;
  const before = sistersOf(nodes, line.parentId)[line.position]?.id;
  return { parentId: line.parentId, ...(before === undefined ? {} : { before }) };
}

/** Whether a move leaves the node where it is. */
export function staysPut<T extends Nested<T>>(nodes: readonly T[], move: TreeMove): boolean {
  const now = placeOf(nodes, move.id);
  return now?.parentId === move.parentId && (move.before === move.id || now.before === move.before);
}

/**
 * The tree after a move; the very same where the node, its new parent or the sister is not there, or the node would
 * lie in itself. No node is ever lost or doubled.
 */
export function moved<T extends Nested<T>>(nodes: T[], move: TreeMove): T[] {
  const { id, parentId, before } = move;
  const line = lineOf(nodes, id);
  if (!line || staysPut(nodes, move) || holds(line.node, parentId)) return nodes;
  if (parentId !== '' && !lineOf(nodes, parentId)) return nodes;
  if (before !== undefined && !sistersOf(nodes, parentId).some((sister) => sister.id === before)) return nodes;
  const put = (list: readonly T[], within: string): T[] => {
    const rest = list
      .filter((node) => node.id !== id)
      .map((node): T => ({ ...node, children: put(node.children ?? [], node.id) }));
    if (within !== parentId) return rest;
    const place = before === undefined ? rest.length : rest.findIndex((node) => node.id === before);
    return rest.toSpliced(place, 0, line.node);
  };
  return put(nodes, '');
}

/** Where a step leads, or undefined where there is no further one. */
export function stepOf<T extends Nested<T>>(nodes: readonly T[], id: string, step: Step): TreeMove | undefined {
  const line = lineOf(nodes, id);
  if (!line) return undefined;
  const { parentId, position } = line;
  const sisters = sistersOf(nodes, parentId);
  const previous = sisters[position - 2];
  if (step === 'up') return previous && { id, parentId, before: previous.id };
  if (step === 'down') return sisters[position] && { id, parentId, before: sisters[position + 1]?.id };
  if (step === 'in') return previous && { id, parentId: previous.id };
  const around = placeOf(nodes, parentId);
  return around && { id, ...around };
}

/** Where the pointer is over a line. */
export interface DropPoint {
  /** From 0 at the upper edge of the line to 1 at the lower one. */
  y: number;
  /** The level whose names begin at the pointer or left of it. */
  level: number;
}
export interface Drop {
  side: 'before' | 'after' | 'inside';
  /** The level that the node would have. */
  level: number;
  place: TreePlace;
}

/**
 * What letting a node go over a line means: the upper quarter is before it, the lower quarter after it, between them
 * into it. Below the last of some sisters the pointer chooses by how far left it is which node around is meant.
 * `ordered` is false where sisters have an order of their own: then all of the line is into it.
 */
export function dropOn(lines: readonly TreeLine[], index: number, point: DropPoint, ordered: boolean): Drop {
  const line = lines[index]!;
  const { node, level, parentId } = line;
  const next = lines[index + 1];
  if (ordered && point.y < 0.25) return { side: 'before', level, place: { parentId, before: node.id } };
  // Below an open branch lies its first child: there is no "after it" to point at.
  if (!ordered || point.y < 0.75 || (next && next.level > level)) {
    return { side: 'inside', level: level + 1, place: { parentId: node.id } };
  }
  const lowest = next?.level ?? 1;
  const wanted = Math.max(lowest, Math.min(level, point.level));
  const around = lines.slice(0, index + 1).findLast((other) => other.level === wanted)!;
  return {
    side: 'after',
    level: wanted,
    place: { parentId: around.parentId, ...(next?.level === wanted ? { before: next.node.id } : {}) },
  };
}
