import type { ReactNode } from 'react';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import type { TreeNode } from '@/lib/util/tree';
import type { DragData } from '@/components/ui/drag/tree-drag';
import type { TreeMove, TreePosition } from './tree-moves';

/** A menu entry of a node; some have a shortcut. */
export interface TreeAction extends MenuAction {
  shortcut?: 'F2' | 'Delete' | 'Insert';
}

/** A preview locks them, as it does the actions that write. */
export interface TreeMoves {
  depth: number;
  /** The caller shows the new tree at once, the former one if refused, and the error (a mutation does by itself). */
  run: (move: TreeMove) => Promise<unknown>;
  /** False: siblings have a fixed order, such as by name, and a move changes the parent only. */
  ordered?: boolean;
  /** Nodes that can neither be moved nor get children. */
  fixed?: (id: string) => boolean;
}

/** Other things that can be dropped on a node, such as pictures on a folder. */
export interface TreeDrops {
  accepts: (data: DragData) => boolean;
  run: (data: DragData, id: string) => void;
}

export interface TreeEdit {
  at: { id: string } | TreePosition;
  label: string;
  value: string;
  maxLength: number;
  /** If it resolves the field closes; if it rejects the field stays and shows the reason. */
  save: (name: string) => Promise<unknown>;
  close: () => void;
}

export interface OpenBranches {
  has: (id: string) => boolean;
  set: (id: string, open: boolean) => void;
  /** Expands these nodes and collapses all others. */
  replace: (ids: readonly string[]) => void;
}

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  open: OpenBranches;
  selected?: string;
  onSelect?: (id: string) => void;
  disabled?: (id: string) => boolean;
  icon?: (node: TreeNode, open: boolean) => ReactNode;
  /** Behind the name, also its accessible description. A link here must be in the menu, too. */
  end?: (node: TreeNode) => ReactNode;
  /** Outside the tab order, so each must be in the menu, too. Class `more` appears on hover. */
  buttons?: (node: TreeNode) => ReactNode;
  /** Actions of a node; `moving` are those that move it, to be included. */
  actions?: (node: TreeNode, moving: readonly TreeAction[]) => readonly TreeAction[];
  moves?: TreeMoves;
  drops?: TreeDrops;
  edit?: TreeEdit;
}
