import { ActionMenu, type ActionMenuProps } from '@/components/ui/menu/ActionMenu';
import type { Tab } from '@/lib/router/tabs';
import { useTabCommands } from './use-tab-commands';

interface TabMenuProps extends Pick<ActionMenuProps, 'anchor' | 'onClose'> {
  tab: Tab;
  tabs: readonly Tab[];
}

/** Its code is loaded when it is first opened. */
export function TabMenu({ tab, tabs, ...props }: TabMenuProps) {
  return <ActionMenu {...props} actions={useTabCommands()(tab, tabs)} />;
}
