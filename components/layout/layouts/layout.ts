import type { ComponentType } from 'react';
import type { Menu } from '../menu/use-menu';

export interface LayoutMenuProps {
  menu: Menu;
  folded: boolean;
  onFold: () => void;
}

/** A rectangle of a layout's picture, on a ground of 64 × 44: x, y, width, height, and what it stands for. */
export type PictureBlock = readonly [number, number, number, number, 'menu' | 'page', round?: number];

/** An arrangement of the frame. A new one is a file that describes it, and an entry of the table. */
export interface Layout {
  /**
   * Where things stand, as the areas of a grid of three columns (the menu's own width, what is left, the header's
   * items) and three rows (header, tabs, page). `header`, `tabs` and `main` are the frame's; the others belong to the
   * layout's menu.
   */
  areas: string;
  /** The menu: its root is the one navigation 主菜单, in whatever areas its parts stand. */
  Menu: ComponentType<LayoutMenuProps>;
  header: {
    /** Has the button that folds the menu. */
    fold: boolean;
    breadcrumb: boolean;
    /** Stands on the colours of the menu, in one bar with it. */
    onMenu: boolean;
  };
  picture: readonly PictureBlock[];
}
