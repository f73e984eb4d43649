import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { disabledOrLocked } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { ActionMenu } from '@/components/ui/menu/ActionMenu';
import { INQUIRY_TRANSITIONS, type Inquiry } from '@/lib/api/inquiry-schema';
import { AssignMenu } from '../AssignMenu';
import { LazyTagDialog } from '../desk/lazy-desk';
import type { InquiryActions } from '../use-inquiry-actions';
import { TARGETS } from './inquiry-status';
import { useListActions } from './use-list-actions';

interface InquiryBulkProps {
  rows: readonly Inquiry[];
  actions: InquiryActions;
}

/** As many as the pane is wide; the others are in a menu. */
const BUTTONS = 4;

export function InquiryBulk({ rows, actions }: InquiryBulkProps) {
  const t = useTranslations('inquiry');
  const [open, setOpen] = useState<'assign' | 'status' | 'tag' | 'more'>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const all = useListActions(rows, actions, setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      {all.slice(0, BUTTONS).map(({ key, label, icon: Icon, disabled = actions.busy, writes, run }) => (
        <IconAction key={key} size="small" label={label} {...disabledOrLocked(disabled, writes ?? false)} onClick={run}>
          {Icon && <Icon size={16} aria-hidden />}
        </IconAction>
      ))}
      <IconAction
        ref={setAnchor}
        size="small"
        label={t('action.more')}
        aria-haspopup="menu"
        onClick={() => setOpen('more')}
      >
        <Ellipsis size={16} aria-hidden />
      </IconAction>
      {open === 'more' && anchor && <ActionMenu anchor={anchor} actions={all.slice(BUTTONS)} onClose={close} />}
      {open === 'assign' && anchor && (
        <AssignMenu anchor={anchor} assignee={null} onAssign={(name) => actions.assign(rows, name)} onClose={close} />
      )}
      {open === 'status' && anchor && (
        <ActionMenu
          anchor={anchor}
          onClose={close}
          actions={TARGETS.map((to) => ({
            key: to,
            label: t(`status.${to}`),
            disabled: !rows.some(({ status }) => INQUIRY_TRANSITIONS[status].includes(to)),
            run: () => actions.setStatus(rows, to),
          }))}
        />
      )}
      {open === 'tag' && (
        <LazyTagDialog rows={rows} onDone={(next) => actions.tag(rows, next, close)} onClose={close} />
      )}
    </>
  );
}
