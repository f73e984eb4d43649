import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { changedTags, hasTooManyTags, tagState, type TagChanges } from '../rules/tag-changes';
import { useKnownTags } from './use-known-tags';

const List = styled('ul')({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  maxHeight: 'min(320px, 40dvh)',
  overflow: 'auto',
});

interface TagDialogProps {
  rows: readonly Inquiry[];
  onDone: (next: (row: Inquiry) => string[]) => void;
  onClose: () => void;
}

/** The labels of one or more inquiries: a label that only some of them have stays so unless it is chosen. */
export function TagDialog({ rows, onDone, onClose }: TagDialogProps) {
  const t = useTranslations('inquiry.tag');
  const actions = useTranslations('entry.action');
  const noteId = useId();
  const [changes, setChanges] = useState<TagChanges>({});
  const [text, setText] = useState('');
  const known = useKnownTags();
  const all = [...new Set([...rows.flatMap(({ tags }) => tags), ...known, ...Object.keys(changes)])];
  const tag = text.trim();
  const typed = tag !== '' && changes[tag] !== true ? { ...changes, [tag]: true } : changes;
  const isTooLong = tag.length > INQUIRY_LIMITS.tag;
  const wrong = isTooLong
    ? t('tooLong', { max: INQUIRY_LIMITS.tag })
    : hasTooManyTags(rows, typed) && t('tooMany', { max: INQUIRY_LIMITS.tags });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (tag === '' || wrong) return;
    setChanges(typed);
    setText('');
  };
  const [only] = rows;
  const title = rows.length === 1 && only ? t('one', { number: only.number }) : t('many', { count: rows.length });
  return (
    <DraggableDialog title={title} onClose={onClose}>
      <DialogContent>
        {all.length === 0 && (
          <Typography variant="body2" sx={{ mb: 1.5, color: 'var(--text-tertiary)' }}>
            {t('none')}
          </Typography>
        )}
        <List>
          {all.map((one) => {
            const state = tagState(rows, one, changes);
            return (
              <li key={one}>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={state === true}
                      indeterminate={state === undefined}
                      onChange={() => setChanges({ ...changes, [one]: state !== true })}
                      slotProps={{ input: { title: state === undefined ? t('some') : undefined } }}
                    />
                  }
                  label={<bdi>{one}</bdi>}
                />
              </li>
            );
          })}
        </List>
        <form onSubmit={add}>
          <OutlinedInput
            fullWidth
            size="small"
            autoFocus
            value={text}
            error={Boolean(wrong)}
            placeholder={t('new')}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ input: { 'aria-label': t('new'), 'aria-describedby': noteId, dir: 'auto' } }}
            endAdornment={
              <Button type="submit" size="small" variant="text" disabled={tag === '' || Boolean(wrong)}>
                {t('add')}
              </Button>
            }
          />
          <FormHelperText id={noteId} error role="status">
            {wrong}
          </FormHelperText>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{actions('cancel')}</Button>
        <Button
          variant="contained"
          disabled={Boolean(wrong)}
          onClick={() => {
            onClose();
            // A label that is typed but not added yet counts, too.
            onDone((row) => changedTags(row, typed));
          }}
        >
          {actions('ok')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
