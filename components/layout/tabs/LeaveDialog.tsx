import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button/Button';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { store } from '@/lib/state/store';
import { leaveRequestAtom, saveBeforeLeaving, type LeaveRequest } from './tab-actions';
import { useTabTitle } from './tab-title';
import styles from './LeaveDialog.module.css';

/** Closed before anything else happens, because a form moves the focus to what it could not save. */
const close = () => flushSync(() => store.set(leaveRequestAtom, undefined));

/** What becomes of unsaved input: saved, kept as a draft, or lost where neither is possible. */
export function LeaveDialog({ request }: { request: LeaveRequest }) {
  const t = useTranslations('layout.leave');
  const actions = useTranslations('entry.action');
  const format = useFormatter();
  const titleOf = useTabTitle();
  const id = useId();
  const { how, unsaved, proceed } = request;
  const count = unsaved.length;
  const lost = unsaved.filter(({ isKept }) => !isKept);
  const [state, affected] = lost.length > 0 ? (['lost', lost] as const) : (['kept', unsaved] as const);
  const names = affected.map(({ name, tab }) => name || titleOf(tab));
  const maySave = unsaved.every(({ save }) => save);

  const leave = (
    <Button
      variant={maySave ? 'text' : 'contained'}
      color={state === 'lost' ? 'error' : maySave ? 'inherit' : 'primary'}
      className={maySave ? styles.aside : undefined}
      onClick={() => {
        close();
        proceed();
      }}
    >
      {t(state === 'lost' ? 'discard' : 'keep', { how })}
    </Button>
  );
  return (
    <Dialog open onClose={close} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{t('title', { count, name: names[0] ?? '' })}</DialogTitle>
      <DialogContent id={`${id}-text`}>{t(state, { count, names: format.list(names) })}</DialogContent>
      <DialogActions className={styles.actions}>
        {maySave && leave}
        <Button onClick={close} autoFocus={!maySave}>
          {actions('cancel')}
        </Button>
        {!maySave && leave}
        {maySave && (
          <Button
            variant="contained"
            autoFocus
            onClick={() => {
              close();
              void saveBeforeLeaving(request);
            }}
          >
            {t('save', { how })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
