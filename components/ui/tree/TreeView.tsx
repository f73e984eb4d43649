import { ArrowDown, ArrowUp, FolderInput } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { useLockedKey } from '@/components/ui/permission/use-locked-key';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import type { TreeNode } from '@/lib/util/tree';
import { showMessage } from '@/lib/state/messages';
import { NameField } from './NameField';
import { linesOf, type TreeLine } from './tree-lines';
import { Lines } from './tree-parts';
import type { Step } from './tree-moves';
import type { TreeAction, TreeMoves, TreeProps } from './tree-types';
import { TreeLineView } from './TreeLineView';
import type { MoveNodes } from './use-move-nodes';
import { useTreeDrop } from './use-tree-drop';
import { useTreeKeys } from './use-tree-keys';

/** Id of the line with the input for a new node. */
const NEW = ' new';

function withNew(lines: TreeLine[], edit: TreeProps['edit']): TreeLine[] {
  if (!edit || 'id' in edit.at) return lines;
  const { parentId, before } = edit.at;
  const parent = lines.findIndex(({ node }) => node.id === parentId);
  const level = (lines[parent]?.level ?? 0) + 1;
  const behind = lines.findIndex((line, index) => index > parent && line.level < level);
  const next = before === undefined ? behind : lines.findIndex(({ node }) => node.id === before);
  const size = lines.filter((line) => line.parentId === parentId).length + 1;
  const node: TreeNode = { id: NEW, label: edit.label, children: [] };
  return lines.toSpliced(next < 0 ? lines.length : next, 0, { node, level, parentId, position: size, size });
}

export interface TreeViewProps extends Omit<TreeProps, 'moves'> {
  /** What moves nodes, for a tree in which they can be moved; `place` opens the dialog for one of them. */
  moving?: { moves: TreeMoves; mover: MoveNodes; place: (nodeId: string) => void };
}

/**
 * A tree view (APG) with one tab stop; arrow keys, Home, End, letters and `*` move the focus. A node's actions are in its
 * menu, opened by Shift+F10.
 */
export function TreeView({ label, nodes, open, selected, onSelect, moving, edit, ...props }: TreeViewProps) {
  const t = useTranslations('tree');
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [lastAt, setLastAt] = useState(0);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement | { left: number; top: number } }>();
  const { moves, mover } = moving ?? {};
  const lockedKey = useLockedKey();
  const locked = lockOf() !== undefined;
  const drops = locked ? undefined : props.drops;
  const dragged = locked ? undefined : moves;

  const lines = linesOf(nodes, open.has);
  const drawn = withNew(lines, edit);
  const drop = useTreeDrop({
    area,
    lines,
    moves: dragged,
    drops,
    open,
    mover,
    onRefused: (why) => showMessage('warning', why),
  });

  // The focused node may be deleted or in a collapsed branch: then its ancestor or neighbour gets the focus.
  const indexOf = (nodeId: string | undefined) => lines.findIndex(({ node }) => node.id === nodeId);
  const at = [indexOf(wanted), indexOf(wanted === undefined ? selected : undefined)].find((index) => index >= 0);
  const current = lines[at ?? Math.min(lastAt, lines.length - 1)]?.node.id;
  const elementOf = (nodeId: string) =>
    area.current?.querySelector<HTMLElement>(`[role="treeitem"][data-id="${CSS.escape(nodeId)}"]`);
  const noteFocus = (nodeId: string) => {
    setWanted(nodeId);
    setLastAt(Math.max(0, indexOf(nodeId)));
  };
  const focus = (nodeId: string) => {
    noteFocus(nodeId);
    elementOf(nodeId)?.focus();
  };
  const lost = wanted !== undefined && at === undefined;
  useEffect(() => {
    if (lost && document.activeElement === document.body && current) elementOf(current)?.focus();
  }, [lost, current]);

  const step = (nodeId: string, by: Step) => {
    const next = mover?.step(nodeId, by);
    if (!next) return;
    if (by === 'in') open.set(next.parentId, true);
    void mover?.move(next);
  };
  const moveActionsOf = (node: TreeNode): TreeAction[] => {
    if (!moving || moving.moves.fixed?.(node.id)) return [];
    const { id: nodeId } = node;
    const up = { key: 'up', label: t('up'), icon: ArrowUp, divided: true, writes: true, run: () => step(nodeId, 'up') };
    const down = { key: 'down', label: t('down'), icon: ArrowDown, writes: true, run: () => step(nodeId, 'down') };
    const place = () => moving.place(nodeId);
    const moveTo = { key: 'moveTo', label: t('moveTo'), icon: FolderInput, writes: true, run: place };
    return moving.moves.ordered === false ? [moveTo] : [up, down, moveTo];
  };
  const actionsOf = (node: TreeNode): readonly TreeAction[] => {
    const moveActions = moveActionsOf(node);
    return props.actions ? props.actions(node, moveActions) : moveActions;
  };
  const hasMenu = props.actions !== undefined || moves !== undefined;
  const nodeOf = (nodeId: string | undefined) => lines[indexOf(nodeId)]?.node;
  const choose = (nodeId: string) => {
    const node = nodeOf(nodeId);
    if (!node || props.disabled?.(nodeId)) return;
    if (onSelect) onSelect(nodeId);
    else if (node.children.length > 0) open.set(nodeId, !open.has(nodeId));
  };

  const onKeyDown = useTreeKeys({
    lines,
    isOpen: open.has,
    focus,
    setOpen: open.set,
    openAll: (ids) => ids.forEach((branch) => open.set(branch, true)),
    choose,
    step: moves && ((nodeId, by) => void (lockedKey() || step(nodeId, by))),
    run(nodeId, key) {
      const node = nodeOf(nodeId);
      const action = node && actionsOf(node).find(({ shortcut, disabled }) => shortcut === key && !disabled);
      if (action && !(action.writes && lockedKey())) action.run();
      return action !== undefined;
    },
    menu(nodeId) {
      const anchor = elementOf(nodeId);
      if (hasMenu && anchor) setMenu({ id: nodeId, anchor });
    },
  });
  const lineAt = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const nodeId = target.closest('[role="treeitem"]')?.getAttribute('data-id');
    return nodeId && nodeId !== NEW ? { nodeId, target } : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const hit = lineAt(event);
    if (!hit || hit.target.closest('a, button, input')) return;
    focus(hit.nodeId);
    if (hit.target.closest('[data-twist]')) open.set(hit.nodeId, !open.has(hit.nodeId));
    else choose(hit.nodeId);
  };
  const onContextMenu = (event: MouseEvent) => {
    const hit = lineAt(event);
    if (!hit || !hasMenu || hit.target.closest('a, input')) return;
    event.preventDefault();
    focus(hit.nodeId);
    setMenu({ id: hit.nodeId, anchor: { left: event.clientX, top: event.clientY } });
  };

  const fieldOf = (nodeId: string): ReactNode =>
    edit &&
    ('id' in edit.at ? edit.at.id === nodeId : nodeId === NEW) && (
      <NameField edit={edit} onDone={() => requestAnimationFrame(() => current && elementOf(current)?.focus())} />
    );
  const menuNode = nodeOf(menu?.id);
  const { over } = drop;
  return (
    <>
      <Lines
        ref={area}
        role="tree"
        aria-label={label}
        aria-describedby={dragged ? `${id}-keys` : undefined}
        data-over={over && ''}
        data-drop={over && over.id === undefined ? 'end' : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onFocus={(event) => {
          const item = (event.target as HTMLElement).getAttribute('data-id');
          if (item && item !== NEW && item !== wanted) noteFocus(item);
        }}
      >
        {drawn.map((line) => {
          const { node } = line;
          const isNew = node.id === NEW;
          const opened = node.children.length > 0 ? open.has(node.id) : undefined;
          return (
            <TreeLineView
              key={node.id}
              line={line}
              factsId={`${id}-${node.id.trim()}`}
              open={opened}
              current={node.id === current}
              selected={onSelect && !isNew ? node.id === selected : undefined}
              disabled={props.disabled?.(node.id) || undefined}
              icon={isNew ? null : props.icon?.(node, opened === true)}
              end={isNew ? null : props.end?.(node)}
              buttons={isNew ? null : props.buttons?.(node)}
              drag={dragged && !isNew && !dragged.fixed?.(node.id) ? drop.dataOf(node.id) : undefined}
              drop={over?.id === node.id ? over : undefined}
              menu={
                hasMenu && !isNew
                  ? {
                      open: menu?.id === node.id,
                      show: (anchor) => {
                        focus(node.id);
                        setMenu({ id: node.id, anchor });
                      },
                    }
                  : undefined
              }
              field={fieldOf(node.id)}
            />
          );
        })}
      </Lines>
      {dragged && (
        <>
          <VisuallyHidden id={`${id}-keys`}>{t('keys')}</VisuallyHidden>
          <VisuallyHidden role="log" aria-live="assertive">
            {mover?.words}
          </VisuallyHidden>
        </>
      )}
      {menu && menuNode && (
        <LazyActionMenu
          anchor={menu.anchor}
          // After the menu has restored the focus: a field that an action opens must keep it.
          actions={actionsOf(menuNode).map((action) => ({ ...action, run: () => void setTimeout(action.run) }))}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
