import type { ComponentType } from 'react';
import type { Menu } from '../menu/use-menu';

export interface LayoutMenuProps {
  menu: Menu;
  folded: boolean;
  onFold: () => void;
}

/** A rectangle of a layout's thumbnail, in a view box of 64 × 44: x, y, width, height, and what it represents. */
export type PictureBlock = readonly [number, number, number, number, 'menu' | 'page', round?: number];

export interface Layout {
  /**
   * Grid areas in three columns (the menu's width, the rest, the header's items) and three rows (header, tabs, page).
   * `header`, `tabs` and `main` belong to the frame, the others to the layout's menu.
   */
  areas: string;
  /** The menu: its root is the only navigation landmark 主菜单, whatever areas its parts are in. */
  Menu: ComponentType<LayoutMenuProps>;
  header: {
    /** The header has the button that folds the menu. */
    fold: boolean;
    breadcrumb: boolean;
    /** The header shares a bar, and its colours, with the menu. */
    onMenu: boolean;
  };
  picture: readonly PictureBlock[];
}
