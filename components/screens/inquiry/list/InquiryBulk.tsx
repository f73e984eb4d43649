import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { disabledOrLocked } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { ActionMenu } from '@/components/ui/menu/ActionMenu';
import { BulkBar } from '@/components/ui/table/BulkBar';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { INQUIRY_TRANSITIONS, type Inquiry } from '@/lib/api/inquiry-schema';
import { AssignMenu } from '../AssignMenu';
import { LazyOutcomesDialog, LazyTagDialog } from '../desk/lazy-desk';
import { CONCLUDED, type Concluded } from '../rules/outcome';
import type { InquiryActions } from '../use-inquiry-actions';
import { TARGETS } from './inquiry-status';
import { useListActions } from './use-list-actions';

interface InquiryBulkProps {
  selection: EntityList<Inquiry>['selection'];
  actions: InquiryActions;
}

/** As many as the pane is wide; the others are in a menu. */
const BUTTONS = 4;

export function InquiryBulk({ selection, actions }: InquiryBulkProps) {
  const { rows } = selection;
  const t = useTranslations('inquiry');
  const [open, setOpen] = useState<'assign' | 'status' | 'tag' | 'more'>();
  /** They are no longer selected once they are won or lost, but may be asked for again. */
  const [concluded, setConcluded] = useState<{ rows: readonly Inquiry[]; to: Concluded }>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const all = useListActions(rows, actions, setOpen);
  const close = () => setOpen(undefined);
  const targets = TARGETS.map((to) => {
    const able = rows.filter(({ status }) => INQUIRY_TRANSITIONS[status].includes(to));
    const concludes = CONCLUDED.find((one) => one === to);
    const run = () => (concludes ? setConcluded({ rows: able, to: concludes }) : actions.setStatus(rows, to));
    return { key: to, label: t(`status.${to}`), disabled: able.length === 0, run };
  });
  return (
    <>
      <BulkBar count={selection.size} onClear={selection.clear}>
        {all.slice(0, BUTTONS).map(({ key, label, icon: Icon, disabled = actions.busy, writes, run }) => (
          <IconAction
            key={key}
            size="small"
            label={label}
            {...disabledOrLocked(disabled, writes ?? false)}
            onClick={run}
          >
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
        {open === 'status' && anchor && <ActionMenu anchor={anchor} onClose={close} actions={targets} />}
        {open === 'tag' && (
          <LazyTagDialog rows={rows} onDone={(next) => actions.tag(rows, next, close)} onClose={close} />
        )}
      </BulkBar>
      {concluded && (
        <LazyOutcomesDialog
          inquiries={concluded.rows}
          to={concluded.to}
          busy={actions.busy}
          onDone={(conclusions) =>
            actions.conclude(concluded.rows, concluded.to, conclusions, (left) =>
              setConcluded(left.length > 0 ? { ...concluded, rows: left } : undefined),
            )
          }
          onClose={() => setConcluded(undefined)}
        />
      )}
    </>
  );
}
