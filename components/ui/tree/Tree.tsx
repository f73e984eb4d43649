import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { linesOf } from './tree-lines';
import { TreeView } from './TreeView';
import type { TreeProps } from './tree-types';
import { useMoveNodes } from './use-move-nodes';

const MoveDialog = lazyPart(() => import('./MoveDialog').then((module) => module.MoveDialog));

/**
 * A tree whose nodes are moved by dragging, by Alt and an arrow key, or by a dialog, with one explicit command each.
 */
export function Tree({ moves, ...props }: TreeProps) {
  const { nodes, open } = props;
  const mover = useMoveNodes(nodes, moves);
  const [placing, setPlacing] = useState<string>();
  const placed = placing === undefined ? undefined : linesOf(nodes).find(({ node }) => node.id === placing)?.node;
  return (
    <>
      <TreeView {...props} moving={moves && { moves, mover, place: setPlacing }} />
      {moves && placed && (
        <Suspense>
          <MoveDialog
            nodes={nodes}
            node={placed}
            moves={moves}
            reason={mover.reason}
            onMove={(position) => {
              open.set(position.parentId, true);
              void mover.move({ id: placed.id, ...position });
            }}
            onClose={() => setPlacing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
