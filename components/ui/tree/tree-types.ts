import type { ReactNode } from 'react';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import type { DragData } from '@/components/ui/drag/tree-drag';
import type { TreeMove, TreePlace } from './tree-moves';

/** Something to do with a node, in its menu; some have a key of their own. */
export interface TreeAction extends MenuAction {
  shortcut?: 'F2' | 'Delete' | 'Insert';
}

/** How nodes are moved. */
export interface TreeMoves {
  /** Levels that the tree may have. */
  depth: number;
  /**
   * Sends a move; the caller shows the tree as it will be at once, and as it was again where this is refused. Its
   * failure is told by the caller (a mutation tells it by itself).
   */
  run: (move: TreeMove) => Promise<unknown>;
  /** False: sisters have an order of their own, such as that of their names, and a move chooses the parent alone. */
  ordered?: boolean;
  /** Nodes that stay where they are, and take nothing in. */
  fixed?: (id: string) => boolean;
}

/** Things that are no nodes and are let go over one: pictures over a folder. */
export interface TreeDrops {
  accepts: (data: DragData) => boolean;
  run: (data: DragData, id: string) => void;
}

/** A name that is written in the tree itself: of a node that is there, or of a new one at a place. */
export interface TreeEdit {
  at: { id: string } | TreePlace;
  /** The name of the field, and what it holds at first. */
  label: string;
  value: string;
  maxLength: number;
  /** Resolved, the field goes; refused, it stays as it is with the reason. */
  save: (name: string) => Promise<unknown>;
  close: () => void;
}

/** Which branches are open. */
export interface OpenBranches {
  has: (id: string) => boolean;
  set: (id: string, open: boolean) => void;
  /** Opens all of some nodes, or shuts all others. */
  replace: (ids: readonly string[]) => void;
}

export interface TreeProps {
  /** The name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  open: OpenBranches;
  selected?: string;
  onSelect?: (id: string) => void;
  /** Nodes that cannot be chosen. */
  disabled?: (id: string) => boolean;
  /** A picture before the name. */
  icon?: (node: TreeNode, open: boolean) => ReactNode;
  /** Behind the name, and told as its description: a count, a mark. A link here must be in the menu too. */
  end?: (node: TreeNode) => ReactNode;
  /** Buttons for the mouse, no stops of Tab; each must be in the menu too. Those of class `more` come with the pointer. */
  buttons?: (node: TreeNode) => ReactNode;
  /** What can be done with a node; those of moving are to be put among them. */
  actions?: (node: TreeNode, moving: readonly TreeAction[]) => readonly TreeAction[];
  moves?: TreeMoves;
  drops?: TreeDrops;
  edit?: TreeEdit;
}
