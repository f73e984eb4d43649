import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { disabledOrLocked } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';

interface HeadActionsProps {
  actions: readonly MenuAction[] | undefined;
}

/** Actions of a list beside its title. */
export function HeadButtons({ actions = [] }: HeadActionsProps) {
  return actions.map(({ key, label, icon: Icon, disabled, writes, run }) => (
    <Button
      key={key}
      variant="outlined"
      startIcon={Icon && <Icon size={16} aria-hidden />}
      {...disabledOrLocked(disabled, writes ?? false)}
      onClick={run}
    >
      {label}
    </Button>
  ));
}

/** The same in a menu, where the head has no room. */
export function HeadMenu({ actions = [] }: HeadActionsProps) {
  const t = useTranslations('table');
  const menu = useAnchor();
  if (actions.length === 0) return null;
  return (
    <>
      <IconAction label={t('moreActions')} aria-haspopup="menu" aria-expanded={menu.open} onClick={menu.show}>
        <EllipsisVertical size={18} aria-hidden />
      </IconAction>
      {menu.anchor && <LazyActionMenu anchor={menu.anchor} actions={actions} onClose={menu.hide} />}
    </>
  );
}
