import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { TreeNode } from '@/lib/util/tree';
import { showMessage } from '@/lib/state/messages';
import { linesOf } from './tree-lines';
import { moved, moveProblem, staysPut, stepOf, type Step, type TreeMove } from './tree-moves';
import type { TreeMoves } from './tree-types';

const EDGES = { up: 'first', down: 'last', out: 'atTop', in: 'noSibling' } as const;

/** Moves nodes, and returns an announcement in `words` for a live region. */
export function useMoveNodes(nodes: readonly TreeNode[], moves: TreeMoves | undefined) {
  const t = useTranslations('tree');
  const [words, setWords] = useState('');
  const ahead = useRef<{ of: readonly TreeNode[]; nodes: readonly TreeNode[] }>(undefined);
  /** With the moves that are not rendered yet: a key pressed at once begins where the one before it has led. */
  const latest = () => (ahead.current?.of === nodes ? ahead.current.nodes : nodes);

  const nameOf = (id: string) => linesOf(latest()).find(({ node }) => node.id === id)?.node.label ?? '';
  const reason = (move: TreeMove): string | undefined => {
    if (!moves) return undefined;
    if (moves.fixed?.(move.parentId)) return t('notHere');
    const problem = moveProblem(latest(), move, moves.depth);
    return problem && t(problem, { max: moves.depth });
  };
  const move = async (wanted: TreeMove): Promise<void> => {
    const { id, parentId } = wanted;
    const name = nameOf(id);
    if (!moves || moves.fixed?.(id) || staysPut(latest(), wanted)) return;
    const refused = reason(wanted);
    if (refused) return void showMessage('warning', refused);
    const after = moved([...latest()], wanted);
    const line = linesOf(after).find(({ node }) => node.id === id);
    if (!line) return;
    ahead.current = { of: nodes, nodes: after };
    const where = { name, parent: nameOf(parentId), position: line.position, size: line.size };
    setWords(t(parentId === '' ? 'movedTop' : 'moved', where));
    try {
      await moves.run(wanted);
    } catch {
      ahead.current = undefined;
      setWords(t('back', { name }));
    }
  };
  const step = (id: string, by: Step): TreeMove | undefined => {
    if (!moves || moves.fixed?.(id)) return undefined;
    const ordered = moves.ordered !== false || by === 'out' || by === 'in';
    const next = ordered ? stepOf(latest(), id, by) : undefined;
    if (!next) setWords(ordered ? t(EDGES[by]) : t('sorted'));
    return next;
  };
  return { words, move, step, reason };
}

export type MoveNodes = ReturnType<typeof useMoveNodes>;
