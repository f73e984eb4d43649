import { CircleDot, Mail, MailOpen, Trash2, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { ActionMenu } from '@/components/ui/menu/ActionMenu';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { useCan } from '@/components/ui/permission/Can';
import { INQUIRY_TRANSITIONS, type Inquiry } from '@/lib/api/inquiry-schema';
import { AssignMenu } from '../AssignMenu';
import type { InquiryActions } from '../use-inquiry-actions';
import { TARGETS } from './inquiry-status';

interface InquiryBulkProps {
  rows: readonly Inquiry[];
  actions: InquiryActions;
}

/** Bulk actions; the platform checks each inquiry. Actions that apply to none of them are hidden. */
export function InquiryBulk({ rows, actions }: InquiryBulkProps) {
  const t = useTranslations('inquiry');
  const [menu, setMenu] = useState<'assign' | 'status'>();
  const anchor = useAnchor();
  const mayDelete = useCan()(['inquiry:delete']);
  const button = (
    label: string,
    Icon: LucideIcon,
    run: (event: { currentTarget: HTMLElement }) => void,
    opens = false,
  ) => (
    <IconAction size="small" label={label} aria-haspopup={opens ? 'menu' : undefined} onClick={run}>
      <Icon size={16} aria-hidden />
    </IconAction>
  );
  const open = (which: 'assign' | 'status') => (event: { currentTarget: HTMLElement }) => {
    setMenu(which);
    anchor.show(event);
  };
  return (
    <>
      {button(t('action.read'), MailOpen, () => actions.setRead(rows, true))}
      {button(t('action.unread'), Mail, () => actions.setRead(rows, false))}
      {button(t('action.assign'), UserRound, open('assign'), true)}
      {button(t('action.status'), CircleDot, open('status'), true)}
      {mayDelete && button(t('action.delete'), Trash2, () => actions.remove(rows))}
      {anchor.anchor && menu === 'assign' && (
        <AssignMenu
          anchor={anchor.anchor}
          assignee={null}
          onAssign={(name) => actions.assign(rows, name)}
          onClose={anchor.hide}
        />
      )}
      {anchor.anchor && menu === 'status' && (
        <ActionMenu
          anchor={anchor.anchor}
          onClose={anchor.hide}
          actions={TARGETS.map((to) => ({
            key: to,
            label: t(`status.${to}`),
            disabled: !rows.some(({ status }) => INQUIRY_TRANSITIONS[status].includes(to)),
            run: () => actions.setStatus(rows, to),
          }))}
        />
      )}
    </>
  );
}
