import { useQuery } from '@tanstack/react-query';
import { ActionMenu, type ActionMenuProps } from '@/components/ui/menu/ActionMenu';
import { UserRound, UserRoundX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useCounts } from '@/components/ui/table/use-counts';
import { inquiryApi } from '@/lib/api/inquiry';
import { OPEN_STATUSES } from '@/lib/api/inquiry/waiting';
import { useColleagues } from './use-colleagues';

const OPEN = { status: [...OPEN_STATUSES] };
const NONE = 'none';

/** How many open inquiries each assignee has: one call, or one for each where the platform counts none (contract 1). */
function useLoads(assignees: readonly string[]): (assignee: string) => string {
  const format = useFormatter();
  const query = useQuery({
    ...inquiryApi.list({ ...OPEN, counts: 'assignee', pageSize: 1 }),
    meta: { quiet: true, unlogged: true },
  });
  const counts = useCounts(
    inquiryApi,
    { query, filter: OPEN, countBy: 'assignee' },
    assignees.map((assignee) => ({ ...OPEN, assignee: [assignee] })),
  );
  const loads = new Map(assignees.map((assignee, index) => [assignee, counts[index]]));
  return (assignee) => {
    const count = loads.get(assignee);
    return typeof count === 'number' ? format.number(count) : '';
  };
}

interface AssignMenuProps extends Pick<ActionMenuProps, 'anchor' | 'onClose'> {
  /** The current assignee; null for several inquiries. */
  assignee: string | undefined | null;
  onAssign: (assignee: string) => void;
}

export function AssignMenu({ anchor, onClose, assignee, onAssign }: AssignMenuProps) {
  const t = useTranslations('inquiry');
  const colleagues = useColleagues();
  const names = assignee && !colleagues.includes(assignee) ? [assignee, ...colleagues] : colleagues;
  const loadOf = useLoads([...names, NONE]);
  const withLoad = (name: string, load: string) => (load ? t('load', { name, count: load }) : name);
  const actions = [
    ...names.map((name) => ({
      key: name,
      label: withLoad(name, loadOf(name)),
      icon: UserRound,
      disabled: name === assignee,
      run: () => onAssign(name),
    })),
    {
      key: '',
      label: withLoad(t('nobody'), loadOf(NONE)),
      icon: UserRoundX,
      disabled: assignee === undefined,
      divided: names.length > 0,
      run: () => onAssign(''),
    },
  ];
  return <ActionMenu anchor={anchor} actions={actions} onClose={onClose} />;
}
