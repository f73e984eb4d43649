import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/form/choice/choice';
import { NameDialog } from '@/components/ui/feedback/dialog/NameDialog';
import { showMessage } from '@/lib/state/messages';
import { nameIssue, OWN_VIEW_LIMITS, renamedView, withView } from './own-views';
import type { OwnViewsState } from './use-own-views';

interface ViewNameDialogProps {
  own: OwnViewsState;
  query: string;
  /** Gives the open view another name instead of saving a new one. */
  renames: boolean;
  onClose: () => void;
}

/** The name of a view, and whether the list begins with it. */
export function ViewNameDialog({ own, query, renames, onClose }: ViewNameDialogProps) {
  const t = useTranslations('table.own');
  const current = renames ? own.current?.name : undefined;
  const [starts, setStarts] = useState(current !== undefined && own.start === current);

  const submit = (name: string, refuse: (reason: string) => void) => {
    const full = !renames && own.views.length >= OWN_VIEW_LIMITS.count;
    const issue = nameIssue(name, own, current) ?? (full ? 'full' : undefined);
    if (issue) return refuse(t(`issue.${issue}`, { max: OWN_VIEW_LIMITS.count }));
    const text = name.trim();
    const next = current === undefined ? withView(own, { name: text, query }) : renamedView(own, current, text);
    own.keep({ views: next.views, start: starts ? text : next.start === text ? undefined : next.start });
    own.name(text);
    if (!renames) showMessage('success', t('saved', { name: text }));
    onClose();
  };
  return (
    <NameDialog
      title={t(renames ? 'rename' : 'save')}
      label={t('name')}
      input={{
        // A shared address brings the name of its view.
        defaultValue: current ?? (own.current ? '' : own.named.slice(0, OWN_VIEW_LIMITS.name)),
        placeholder: t('example'),
        onFocus: (event) => event.target.select(),
        maxLength: OWN_VIEW_LIMITS.name,
      }}
      hint={t('hint')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Checkbox checked={starts} onChange={(event) => setStarts(event.target.checked)} label={t('startHere')} />
    </NameDialog>
  );
}
