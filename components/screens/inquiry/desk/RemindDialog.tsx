import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { FieldContext, type FieldInput } from '@/components/ui/form/field-context';
import { DateTimeInput } from '@/components/ui/form/inputs/DateTimeInput';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { now } from '@/lib/util/clock';
import { reminderTimes, type ReminderChoice } from '../rules/reminder-times';
import styles from './RemindDialog.module.css';

const CHOICES: readonly ReminderChoice[] = ['in1h', 'tomorrow', 'in3d', 'monday'];

interface RemindDialogProps {
  inquiry: Inquiry;
  /** The dialog stays until it is closed: what was chosen is kept if the platform refuses it. */
  onDone: (at: string | undefined) => void;
  onClose: () => void;
}

export function RemindDialog({ inquiry, onDone, onClose }: RemindDialogProps) {
  const t = useTranslations('inquiry.remind');
  const actions = useTranslations('entry.action');
  const id = useId();
  const [at, setAt] = useState(inquiry.remindAt);
  const [tried, setTried] = useState(false);
  const [times] = useState(() => reminderTimes(new Date(now())));
  const wrong = !tried ? '' : at === undefined ? t('missing') : Date.parse(at) <= now() ? t('past') : '';
  const save = () => {
    setTried(true);
    if (at !== undefined && Date.parse(at) > now()) onDone(at);
  };
  const field: FieldInput<string | undefined> = {
    id,
    name: 'at',
    value: at,
    onChange: setAt,
    onBlur: () => undefined,
    invalid: wrong !== '',
    required: true,
    disabled: false,
    labelId: `${id}-label`,
    ariaLabel: undefined,
    describedBy: `${id}-notes`,
    lang: undefined,
  };
  return (
    <DraggableDialog title={t('title')} onClose={onClose}>
      <DialogContent>
        <Text variant="body2" tone="secondary" className={space.below16}>
          {t('text')}
        </Text>
        <div className={styles.columns}>
          {CHOICES.map((choice) => (
            <Button key={choice} onClick={() => onDone(times[choice])}>
              {t(choice)}
            </Button>
          ))}
        </div>
        <FieldLabel id={`${id}-label`} htmlFor={id} required={false}>
          {t('at')}
        </FieldLabel>
        <FieldContext value={field}>
          <DateTimeInput />
        </FieldContext>
        <Text variant="caption" as="p" tone="error" id={`${id}-notes`} role="status">
          {wrong}
        </Text>
      </DialogContent>
      <DialogActions>
        {inquiry.remindAt && (
          <Button color="error" variant="text" onClick={() => onDone(undefined)} className={space.toStart}>
            {t('remove')}
          </Button>
        )}
        <Button onClick={onClose}>{actions('cancel')}</Button>
        <Button variant="contained" onClick={save}>
          {actions('ok')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
