import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { NativeChoice } from '@/components/ui/form/inputs/NativeChoice';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import type { TreeNode } from '@/lib/util/tree';
import { linesOf } from './tree-lines';
import { positionOf, staysPut, type TreeMove, type TreePosition } from './tree-moves';
import { TOP, TreeChoice } from './TreeChoice';
import type { TreeMoves } from './tree-types';
import styles from './MoveDialog.module.css';

interface MoveDialogProps {
  nodes: readonly TreeNode[];
  node: TreeNode;
  moves: TreeMoves;
  reason: (move: TreeMove) => string | undefined;
  onMove: (position: TreePosition) => void;
  onClose: () => void;
}

/** Moves a node without dragging (WCAG 2.5.7): chooses its parent and its position among the children. */
export function MoveDialog({ nodes, node, moves, reason, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('tree');
  const action = useTranslations('entry.action');
  const id = useId();
  const now = positionOf(nodes, node.id);
  const [parentId, setParentId] = useState(now?.parentId ?? '');
  const inside =
    parentId === '' ? nodes : (linesOf(nodes).find((line) => line.node.id === parentId)?.node.children ?? []);
  const siblings = inside.filter((sibling) => sibling.id !== node.id);
  const nowAt = siblings.findIndex((sibling) => sibling.id === now?.before);
  const first = parentId === now?.parentId && nowAt >= 0 ? nowAt : siblings.length;
  // A position chosen for one parent does not apply to another.
  const [chosen, setChosen] = useState<{ parentId: string; index: number }>();
  const index = chosen?.parentId === parentId ? chosen.index : first;
  const before = moves.ordered === false ? undefined : siblings[index]?.id;
  const move: TreeMove = { id: node.id, parentId, ...(before === undefined ? {} : { before }) };
  const idOf = (treeId: string) => (treeId === TOP ? '' : treeId);
  const cannot = (treeId: string) =>
    moves.fixed?.(treeId) === true || reason({ id: node.id, parentId: idOf(treeId) }) !== undefined;
  const unchanged =
    moves.ordered === false ? parentId === now?.parentId : staysPut(nodes, move) || reason(move) !== undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('dialog.title', { name: node.label })}</DialogTitle>
      <DialogContent className={styles.content}>
        <div>
          <Text variant="subtitle2" as="p" className={space.below4}>
            {t('dialog.parent')}
          </Text>
          <TreeChoice
            label={t('dialog.parent')}
            nodes={nodes}
            top={t('top')}
            value={parentId === '' ? TOP : parentId}
            onChange={(treeId) => setParentId(idOf(treeId))}
            disabled={cannot}
          />
        </div>
        {moves.ordered !== false && (
          <div>
            <Text variant="subtitle2" as="p" className={space.below4}>
              {t('dialog.place')}
            </Text>
            <NativeChoice
              fullWidth
              label={t('dialog.place')}
              value={String(index)}
              onChange={(at) => setChosen({ parentId, index: Number(at) })}
            >
              <option value={0}>{t('dialog.first')}</option>
              {siblings.map((sibling, at) => (
                <option key={sibling.id} value={at + 1}>
                  {t('dialog.after', { name: sibling.label })}
                </option>
              ))}
            </NativeChoice>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{action('cancel')}</Button>
        <Button
          variant="contained"
          disabled={unchanged}
          onClick={() => {
            onClose();
            onMove({ parentId, ...(before === undefined ? {} : { before }) });
          }}
        >
          {t('dialog.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
