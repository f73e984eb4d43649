import { linesOf, type Nested, type TreeLine } from './tree-lines';

/** Position of a node: its parent ('' for the top level), and the sibling it precedes; without one it is the last. */
export interface TreePosition {
  parentId: string;
  before?: string;
}
/** The one command that moves a node with its descendants (contract 4, doSort). */
export interface TreeMove extends TreePosition {
  id: string;
}
/** A move by keyboard: among its siblings, out of its parent, into the preceding sibling. */
export type Step = 'up' | 'down' | 'out' | 'in';
export type MoveProblem = 'ownChild' | 'tooDeep';

const heightOf = <T extends Nested<T>>(node: T): number => 1 + Math.max(0, ...(node.children ?? []).map(heightOf));
const holds = <T extends Nested<T>>(node: T, id: string): boolean =>
  node.id === id || (node.children ?? []).some((child) => holds(child, id));

const lineOf = <T extends Nested<T>>(nodes: readonly T[], id: string) =>
  linesOf(nodes).find(({ node }) => node.id === id);
const siblingsOf = <T extends Nested<T>>(nodes: readonly T[], parentId: string): readonly T[] =>
  parentId === '' ? nodes : (lineOf(nodes, parentId)?.node.children ?? []);

/** Why a node cannot be moved into another one: it is an ancestor, or the tree would be deeper than `depth` levels. */
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

export function positionOf<T extends Nested<T>>(nodes: readonly T[], id: string): TreePosition | undefined {
  const line = lineOf(nodes, id);
  if (!line) return undefined;
  const before = siblingsOf(nodes, line.parentId)[line.position]?.id;
  return { parentId: line.parentId, ...(before === undefined ? {} : { before }) };
}

export function staysPut<T extends Nested<T>>(nodes: readonly T[], move: TreeMove): boolean {
  const now = positionOf(nodes, move.id);
  return now?.parentId === move.parentId && (move.before === move.id || now.before === move.before);
}

/** The same array if the move is impossible. No node is ever lost or duplicated. */
export function moved<T extends Nested<T>>(nodes: T[], move: TreeMove): T[] {
  const { id, parentId, before } = move;
  const line = lineOf(nodes, id);
  if (!line || staysPut(nodes, move) || holds(line.node, parentId)) return nodes;
  if (parentId !== '' && !lineOf(nodes, parentId)) return nodes;
  if (before !== undefined && !siblingsOf(nodes, parentId).some((sibling) => sibling.id === before)) return nodes;
  const put = (list: readonly T[], within: string): T[] => {
    const rest = list
      .filter((node) => node.id !== id)
      .map((node): T => ({ ...node, children: put(node.children ?? [], node.id) }));
    if (within !== parentId) return rest;
    const index = before === undefined ? rest.length : rest.findIndex((node) => node.id === before);
    return rest.toSpliced(index, 0, line.node);
  };
  return put(nodes, '');
}

export function stepOf<T extends Nested<T>>(nodes: readonly T[], id: string, step: Step): TreeMove | undefined {
  const line = lineOf(nodes, id);
  if (!line) return undefined;
  const { parentId, position } = line;
  const siblings = siblingsOf(nodes, parentId);
  const previous = siblings[position - 2];
  if (step === 'up') return previous && { id, parentId, before: previous.id };
  if (step === 'down') return siblings[position] && { id, parentId, before: siblings[position + 1]?.id };
  if (step === 'in') return previous && { id, parentId: previous.id };
  const around = positionOf(nodes, parentId);
  return around && { id, ...around };
}

export interface DropPoint {
  /** From 0 at the upper edge of the line to 1 at the lower one. */
  y: number;
  /** The level whose names begin at or left of the pointer. */
  level: number;
}
export interface Drop {
  side: 'before' | 'after' | 'inside';
  /** The level that the node would get. */
  level: number;
  position: TreePosition;
}

/**
 * The result of a drop on a line: the upper quarter is before it, the lower quarter after it, the rest into it. Below
 * the last of several siblings, the horizontal position chooses which ancestor the node is placed after. `ordered` is
 * false if siblings have a fixed order: then the whole line means into it.
 */
export function dropOn(lines: readonly TreeLine[], index: number, point: DropPoint, ordered: boolean): Drop {
  const line = lines[index]!;
  const { node, level, parentId } = line;
  const next = lines[index + 1];
  if (ordered && point.y < 0.25) return { side: 'before', level, position: { parentId, before: node.id } };
  // Below an expanded branch is its first child: "after it" has no area.
  if (!ordered || point.y < 0.75 || (next && next.level > level)) {
    return { side: 'inside', level: level + 1, position: { parentId: node.id } };
  }
  const lowest = next?.level ?? 1;
  const wanted = Math.max(lowest, Math.min(level, point.level));
  const around = lines.slice(0, index + 1).findLast((other) => other.level === wanted)!;
  return {
    side: 'after',
    level: wanted,
    position: { parentId: around.parentId, ...(next?.level === wanted ? { before: next.node.id } : {}) },
  };
}
