import { ActionMenu, type ActionMenuProps } from '@/components/ui/menu/ActionMenu';
import type { Tab } from '@/lib/router/tabs';
import { useTabCommands } from './use-tab-commands';

interface TabMenuProps extends Pick<ActionMenuProps, 'anchor' | 'onClose'> {
  tab: Tab;
  tabs: readonly Tab[];
}

/** What can be done with a tab; its code comes when it is first asked for. */
export function TabMenu({ tab, tabs, ...props }: TabMenuProps) {
  return <ActionMenu {...props} actions={useTabCommands()(tab, tabs)} />;
}
