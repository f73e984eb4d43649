import { useTranslations } from 'next-intl';
import { ActionMenu, type ActionMenuProps } from '@/components/ui/menu/ActionMenu';
import type { Tab } from '@/lib/router/tabs';
import { useTabCommands } from './use-tab-commands';

interface TabMenuProps extends Pick<ActionMenuProps, 'anchor' | 'onClose'> {
  tab: Tab;
  tabs: readonly Tab[];
  /** Shows all open pages as a list. */
  onAll: () => void;
}

/** Its code is loaded when it is first opened. */
export function TabMenu({ tab, tabs, onAll, ...props }: TabMenuProps) {
  const t = useTranslations('layout.tabs');
  const commands = useTabCommands()(tab, tabs);
  return <ActionMenu {...props} actions={[...commands, { key: 'all', label: t('all'), run: onAll }]} />;
}
