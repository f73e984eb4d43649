import {
  ArrowLeft,
  Bell,
  BellRing,
  ChevronDown,
  CircleDot,
  Ellipsis,
  Mail,
  Star,
  Tag,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { useShortcut } from '@/components/ui/layout/use-shortcut';
import { ActionMenu } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import { INQUIRY_TRANSITIONS, type Inquiry } from '@/lib/api/inquiry-schema';
import { AssignMenu } from '../AssignMenu';
import { LazyOutcomeDialog, LazyRemindDialog, LazyTagDialog } from '../desk/lazy-desk';
import { STATUS_TONES } from '../list/inquiry-status';
import { CONCLUDED, type Concluded } from '../rules/outcome';
import { regionName } from '@/lib/i18n/display-names';
import type { InquiryActions } from '../use-inquiry-actions';
import styles from './ThreadHead.module.css';

interface BackHeadProps {
  onBack: () => void;
}

/** With one pane at a time, instead of the frame's header: the way back while there is no inquiry to show. */
export function BackHead({ onBack }: BackHeadProps) {
  const t = useTranslations('inquiry.thread');
  return (
    <header className={styles.root}>
      <IconAction label={t('back')} onClick={onBack}>
        <ArrowLeft size={20} aria-hidden />
      </IconAction>
      <div className="what">
        <h2>{t('label')}</h2>
      </div>
    </header>
  );
}

/** Whose inquiry it is, its subject and its status; where there is no room, the number goes first. */
function ThreadTitle({ inquiry, isNarrow }: { inquiry: Inquiry; isNarrow: boolean }) {
  const t = useTranslations('inquiry');
  const locale = useLocale();
  const { subject, number, source, assignee, status, buyer } = inquiry;
  return (
    <div className="what">
      <div className="who">
        <h2 dir="auto" title={subject}>
          {isNarrow ? buyer.name : subject || number}
        </h2>
        {isNarrow && <span>{regionName(buyer.country, locale)}</span>}
      </div>
      <p>
        <StatusChip tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusChip>
        {isNarrow ? (
          <bdi className="subject">{subject || number}</bdi>
        ) : (
          <>
            <bdi>{assignee ?? t('nobody')}</bdi>
            <span>{t('from', { source: t(`source.${source}`) })}</span>
            <bdi>{number}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

interface ThreadHeadProps {
  inquiry: Inquiry;
  actions: InquiryActions;
  /** With one pane at a time: the button back to the list. */
  onBack?: () => void;
  onDeleted: () => void;
}

export function ThreadHead({ inquiry, actions, onBack, onDeleted }: ThreadHeadProps) {
  const t = useTranslations('inquiry');
  const may = useMay();
  const mayEdit = may(['inquiry:edit']);
  const [menu, setMenu] = useState<'status' | 'assign' | 'more'>();
  const [dialog, setDialog] = useState<'tag' | 'remind' | Concluded>();
  const closeDialog = () => setDialog(undefined);
  const anchor = useAnchor();
  const { assignee, starred = false, remindAt } = inquiry;
  const format = useFormatter();
  useShortcut('star', () => mayEdit && !lockOf() && actions.star([inquiry], !starred));
  const open = (which: typeof menu) => (event: { currentTarget: HTMLElement }) => {
    setMenu(which);
    anchor.show(event);
  };
  const next = (which: typeof menu) => () => {
    if (anchor.anchor) open(which)({ currentTarget: anchor.anchor });
  };
  const changeStatus = { key: 'status', label: t('action.status'), icon: CircleDot, run: next('status') };
  const removal = {
    key: 'delete',
    label: t('action.delete'),
    icon: Trash2,
    divided: true,
    run: () => {
      actions.remove([inquiry]);
      onDeleted();
    },
  };
  const more = [
    ...(onBack ? [changeStatus] : []),
    { key: 'tag', label: t('action.tag'), icon: Tag, run: () => setDialog('tag') },
    ...(onBack ? [{ key: 'remind', label: t('action.remind'), icon: Bell, run: () => setDialog('remind') }] : []),
    { key: 'assign', label: t('action.assign'), icon: UserRound, run: next('assign') },
    { key: 'unread', label: t('action.unread'), icon: Mail, run: () => actions.setRead([inquiry], false) },
    ...(may(['inquiry:delete']) ? [removal] : []),
  ].map((action) => ({ ...action, writes: true }));
  return (
    <header className={styles.root}>
      {onBack && (
        <IconAction label={t('thread.back')} onClick={onBack}>
          <ArrowLeft size={20} aria-hidden />
        </IconAction>
      )}
      <ThreadTitle inquiry={inquiry} isNarrow={onBack !== undefined} />
      {mayEdit && (
        <IconAction
          label={t('action.star')}
          aria-pressed={starred}
          onClick={() => actions.star([inquiry], !starred)}
          {...lockOf()}
        >
          <Star size={18} aria-hidden {...(starred ? { fill: 'currentColor', color: 'var(--warning-main)' } : {})} />
        </IconAction>
      )}
      {mayEdit && !onBack && (
        <IconAction
          label={t('action.remind')}
          tip={remindAt && t('remind.set', { time: format.dateTime(new Date(remindAt), 'full') })}
          aria-haspopup="dialog"
          onClick={() => setDialog('remind')}
          {...lockOf()}
        >
          {remindAt ? <BellRing size={18} color="var(--primary-main)" aria-hidden /> : <Bell size={18} aria-hidden />}
        </IconAction>
      )}
      {mayEdit && !onBack && (
        <Button
          size="small"
          endIcon={<ChevronDown size={14} aria-hidden />}
          aria-haspopup="menu"
          onClick={open('status')}
          {...lockOf()}
        >
          {t('action.status')}
        </Button>
      )}
      {mayEdit && (
        <IconAction label={t('action.more')} aria-haspopup="menu" onClick={open('more')}>
          <Ellipsis size={18} aria-hidden />
        </IconAction>
      )}
      {dialog === 'tag' && (
        <LazyTagDialog
          rows={[inquiry]}
          onDone={(next) => actions.tag([inquiry], next, closeDialog)}
          onClose={closeDialog}
        />
      )}
      {dialog === 'remind' && (
        <LazyRemindDialog
          inquiry={inquiry}
          onDone={(at) => actions.remind(inquiry, at, closeDialog)}
          onClose={closeDialog}
        />
      )}
      {(dialog === 'won' || dialog === 'lost') && (
        <LazyOutcomeDialog
          inquiry={inquiry}
          to={dialog}
          busy={actions.busy}
          onDone={(conclusions) =>
            actions.conclude([inquiry], dialog, conclusions, (left) => left.length === 0 && closeDialog())
          }
          onClose={closeDialog}
        />
      )}
      {anchor.anchor && menu === 'status' && (
        <StatusMenu
          anchor={anchor.anchor}
          onClose={anchor.hide}
          inquiry={inquiry}
          actions={actions}
          onConclude={setDialog}
        />
      )}
      {anchor.anchor && menu === 'assign' && (
        <AssignMenu
          anchor={anchor.anchor}
          onClose={anchor.hide}
          assignee={assignee}
          onAssign={(name) => actions.assign([inquiry], name)}
        />
      )}
      {anchor.anchor && menu === 'more' && <ActionMenu anchor={anchor.anchor} actions={more} onClose={anchor.hide} />}
    </header>
  );
}

function StatusMenu({
  inquiry,
  actions,
  onConclude,
  ...menu
}: { inquiry: Inquiry; actions: InquiryActions; onConclude: (to: Concluded) => void } & Omit<
  Parameters<typeof ActionMenu>[0],
  'actions'
>) {
  const t = useTranslations('inquiry');
  const choices = INQUIRY_TRANSITIONS[inquiry.status].map((to) => ({
    key: to,
    label: t(`to.${to}`),
    run: () => {
      const concluded = CONCLUDED.find((one) => one === to);
      if (concluded) onConclude(concluded);
      else actions.setStatus([inquiry], to);
    },
  }));
  return <ActionMenu {...menu} actions={choices} />;
}
