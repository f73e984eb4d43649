import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { Checkbox } from '@/components/ui/form/choice/choice';
import { TextBox } from '@/components/ui/form/text/text-box';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { changedTags, hasTooManyTags, tagState, type TagChanges } from '../rules/tag-changes';
import { useKnownTags } from './use-known-tags';
import styles from './TagDialog.module.css';

interface TagDialogProps {
  rows: readonly Inquiry[];
  /** The dialog stays until it is closed: what was typed is kept if the platform refuses it. */
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
          <Text variant="body2" tone="tertiary" className={space.below12}>
            {t('none')}
          </Text>
        )}
        <ul className={styles.list}>
          {all.map((one) => {
            const state = tagState(rows, one, changes);
            return (
              <li key={one}>
                <Checkbox
                  checked={state === true}
                  indeterminate={state === undefined}
                  onChange={() => setChanges({ ...changes, [one]: state !== true })}
                  title={state === undefined ? t('some') : undefined}
                  label={<bdi>{one}</bdi>}
                />
              </li>
            );
          })}
        </ul>
        <form onSubmit={add}>
          <TextBox
            size="small"
            autoFocus
            value={text}
            aria-invalid={Boolean(wrong)}
            placeholder={t('new')}
            onChange={(event) => setText(event.target.value)}
            aria-label={t('new')}
            aria-describedby={noteId}
            dir="auto"
            end={
              <Button type="submit" size="small" variant="text" disabled={tag === '' || Boolean(wrong)}>
                {t('add')}
              </Button>
            }
          />
          <Text variant="caption" as="p" tone="error" id={noteId} role="status">
            {wrong}
          </Text>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{actions('cancel')}</Button>
        <Button
          variant="contained"
          disabled={Boolean(wrong)}
          // A label that is typed but not added yet counts, too.
          onClick={() => onDone((row) => changedTags(row, typed))}
        >
          {actions('ok')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
