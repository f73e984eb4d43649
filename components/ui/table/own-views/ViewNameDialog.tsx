import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
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
  const action = useTranslations('entry.action');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const current = renames ? own.current?.name : undefined;
  // A shared address brings the name of its view.
  const [name, setName] = useState(current ?? (own.current ? '' : own.named.slice(0, OWN_VIEW_LIMITS.name)));
  const [starts, setStarts] = useState(current !== undefined && own.start === current);
  const [why, setWhy] = useState<'required' | 'taken' | 'full'>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const full = !renames && own.views.length >= OWN_VIEW_LIMITS.count;
    const issue = nameIssue(name, own, current) ?? (full ? 'full' : undefined);
    if (issue) {
      setWhy(issue);
      return input.current?.focus();
    }
    const text = name.trim();
    const next = current === undefined ? withView(own, { name: text, query }) : renamedView(own, current, text);
    own.keep({ views: next.views, start: starts ? text : next.start === text ? undefined : next.start });
    own.name(text);
    if (!renames) showMessage('success', t('saved', { name: text }));
    onClose();
  };
  return (
    <DraggableDialog title={t(renames ? 'rename' : 'save')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <FormControl fullWidth error={why !== undefined}>
            <FormLabel htmlFor={id}>{t('name')}</FormLabel>
            <OutlinedInput
              id={id}
              autoFocus
              value={name}
              inputRef={input}
              placeholder={t('example')}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                setName(event.target.value);
                setWhy(undefined);
              }}
              slotProps={{
                input: {
                  'aria-describedby': why && `${id}-why`,
                  'aria-invalid': why !== undefined,
                  maxLength: OWN_VIEW_LIMITS.name,
                },
              }}
            />
            <FormHelperText id={`${id}-why`} role={why && 'alert'}>
              {why ? t(`issue.${why}`, { max: OWN_VIEW_LIMITS.count }) : t('hint')}
            </FormHelperText>
          </FormControl>
          <FormControlLabel
            control={<Checkbox checked={starts} onChange={(event) => setStarts(event.target.checked)} />}
            label={t('startHere')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{action('cancel')}</Button>
          <Button type="submit" variant="contained">
            {action('ok')}
          </Button>
        </DialogActions>
      </form>
    </DraggableDialog>
  );
}
