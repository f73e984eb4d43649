import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { FieldContext, type FieldInput } from '@/components/ui/form/field-context';
import { DateTimeInput } from '@/components/ui/form/inputs/DateTimeInput';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { now } from '@/lib/util/clock';
import { reminderTimes, type ReminderChoice } from '../rules/reminder-times';

const CHOICES: readonly ReminderChoice[] = ['in1h', 'tomorrow', 'in3d', 'monday'];

interface RemindDialogProps {
  inquiry: Inquiry;
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
  const finish = (time: string | undefined) => {
    onClose();
    onDone(time);
  };
  const wrong = !tried ? '' : at === undefined ? t('missing') : Date.parse(at) <= now() ? t('past') : '';
  const save = () => {
    setTried(true);
    if (at !== undefined && Date.parse(at) > now()) finish(at);
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
        <Typography variant="body2" sx={{ mb: 2, color: 'var(--text-secondary)' }}>
          {t('text')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, mb: 2 }}>
          {CHOICES.map((choice) => (
            <Button key={choice} onClick={() => finish(times[choice])}>
              {t(choice)}
            </Button>
          ))}
        </Box>
        <FormLabel id={`${id}-label`} htmlFor={id}>
          {t('at')}
        </FormLabel>
        <FieldContext value={field}>
          <DateTimeInput />
        </FieldContext>
        <FormHelperText id={`${id}-notes`} error role="status">
          {wrong}
        </FormHelperText>
      </DialogContent>
      <DialogActions>
        {inquiry.remindAt && (
          <Button color="error" variant="text" onClick={() => finish(undefined)} sx={{ mr: 'auto' }}>
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
