import { useTranslations } from 'next-intl';
import { ActionMenu, type ActionMenuProps } from '@/components/ui/menu/ActionMenu';
import { UserRound, UserRoundX } from 'lucide-react';
import { useColleagues } from './use-colleagues';

interface AssignMenuProps extends Pick<ActionMenuProps, 'anchor' | 'onClose'> {
  /** The current assignee; null for several inquiries. */
  assignee: string | undefined | null;
  onAssign: (assignee: string) => void;
}

export function AssignMenu({ anchor, onClose, assignee, onAssign }: AssignMenuProps) {
  const t = useTranslations('inquiry');
  const colleagues = useColleagues();
  const names = assignee && !colleagues.includes(assignee) ? [assignee, ...colleagues] : colleagues;
  const actions = [
    ...names.map((name) => ({
      key: name,
      label: name,
      icon: UserRound,
      disabled: name === assignee,
      run: () => onAssign(name),
    })),
    {
      key: '',
      label: t('nobody'),
      icon: UserRoundX,
      disabled: assignee === undefined,
      divided: names.length > 0,
      run: () => onAssign(''),
    },
  ];
  return <ActionMenu anchor={anchor} actions={actions} onClose={onClose} />;
}
