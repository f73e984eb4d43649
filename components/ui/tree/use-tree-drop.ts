import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { dropArea, type DragAt, type DragData } from '@/components/ui/drag/tree-drag';
import { equal } from '@/lib/util/equal';
import type { TreeLine } from './tree-lines';
import { dropOn, type TreeMove } from './tree-moves';
import { FIRST, INDENT } from './tree-parts';
import type { TreeProps } from './tree-types';
import type { MoveNodes } from './use-move-nodes';

/** Milliseconds over a collapsed branch before it expands during a drag. */
const SPRING = 600;
/** Identifies drags of this tree, because nodes of other trees cannot be dropped here. */
const TREE = Symbol('tree');

interface Over {
  /** The marked line; undefined below all lines, at the end of the top level. */
  id?: string;
  side: 'before' | 'after' | 'inside' | 'refused';
  level: number;
}

interface Spot {
  over: Over;
  /** The move of a drop; undefined if nothing happens. */
  move?: TreeMove;
  refused?: string;
}

type TreeDrop = Pick<TreeProps, 'moves' | 'drops' | 'open'> & {
  area: RefObject<HTMLElement | null>;
  lines: readonly TreeLine[];
  mover: MoveNodes | undefined;
  onRefused: (why: string) => void;
};

/** Moves nodes by pointer, and accepts other drops; returns the mark to show. */
export function useTreeDrop({ area, lines, moves, drops, open, mover, onRefused }: TreeDrop) {
  const [over, setOver] = useState<Over>();
  const spring = useRef<{ id: string; timer: number }>(undefined);
  const self = useRef(Symbol('this tree'));

  /** Index of the line under the pointer; the number of lines below all of them. */
  const indexAt = ({ clientY }: DragAt): number => {
    const elements = [...area.current!.querySelectorAll('[role="treeitem"][data-id]')];
    const at = elements.findIndex((element) => clientY < element.getBoundingClientRect().bottom);
    const id = elements[at]?.getAttribute('data-id');
    return at < 0 ? lines.length : lines.findIndex(({ node }) => node.id === id);
  };
  const spotOf = (data: DragData, at: DragAt): Spot | undefined => {
    const index = indexAt(at);
    const line = lines[index];
    if (data[TREE] !== self.current) return line && { over: { id: line.node.id, side: 'inside', level: line.level } };
    const id = String(data.id);
    if (!line) return { over: { side: 'after', level: 1 }, move: { id, parentId: '' } };
    const box = area.current!.querySelector(`[data-id="${CSS.escape(line.node.id)}"]`)!.getBoundingClientRect();
    const y = (at.clientY - box.top) / box.height;
    const level = 1 + Math.floor((at.clientX - box.left - FIRST) / INDENT);
    const drop = dropOn(lines, index, { y, level }, moves?.ordered !== false);
    const move = { id, ...drop.position };
    const refused = line.node.id === id ? undefined : mover?.reason(move);
    if (line.node.id === id && drop.side !== 'after') return undefined;
    const side = refused ? 'refused' : drop.side;
    return { over: { id: line.node.id, side, level: drop.level }, move: refused ? undefined : move, refused };
  };
  const hold = (id: string | undefined) => {
    if (spring.current?.id === id) return;
    clearTimeout(spring.current?.timer);
    spring.current = id === undefined ? undefined : { id, timer: window.setTimeout(() => open.set(id, true), SPRING) };
  };

  const accepts = useEffectEvent((data: DragData) => data[TREE] === self.current || drops?.accepts(data) === true);
  const onOver = useEffectEvent((data: DragData, at: DragAt | undefined) => {
    const next = at && spotOf(data, at)?.over;
    if (!equal(next, over)) setOver(next);
    hold(next?.side === 'inside' && next.id !== undefined && !open.has(next.id) ? next.id : undefined);
  });
  const onDropped = useEffectEvent((data: DragData, at: DragAt) => {
    const spot = spotOf(data, at);
    if (!spot) return;
    if (data[TREE] !== self.current) return drops?.run(data, spot.over.id!);
    if (spot.refused) onRefused(spot.refused);
    if (!spot.move) return;
    void mover?.move(spot.move);
    if (spot.over.side === 'inside') open.set(spot.move.parentId, true);
  });
  useEffect(
    () =>
      dropArea({
        element: area.current!,
        accepts: (data) => accepts(data),
        over: (data, at) => onOver(data, at),
        dropped: (data, at) => onDropped(data, at),
      }),
    [area],
  );

  return {
    over,
    dataOf: (id: string) => (): DragData => ({ [TREE]: self.current, id }),
  };
}
