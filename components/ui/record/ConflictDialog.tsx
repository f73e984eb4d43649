import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CircleCheck, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConflictTable } from './ConflictTable';
import type { RecordDiff, Side } from './diff-records';

export interface ConflictDialogProps {
  title: string;
  /** Who saved the record and when, as far as known. */
  note: string;
  diff: RecordDiff;
  /** The heading over the platform's values. */
  theirsLabel: string;
  labelOf: (path: string) => string;
  show: (path: string, value: unknown) => string;
  onMerge: (choice: readonly Side[]) => void;
  onClose: () => void;
}

/** Another user has saved the record: for each differing field the user chooses between both values. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, note, diff, theirsLabel, labelOf, show, onMerge, onClose } = props;
  const t = useTranslations('form.conflict');
  const id = useId();
  const [choice, setChoice] = useState<readonly Side[]>(() => diff.differences.map(({ proposed }) => proposed));
  const chooseAll = (side: Side) => setChoice(diff.differences.map(() => side));
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DialogTitle id={`${id}-title`} sx={{ paddingBottom: 0 }}>
            {title}
          </DialogTitle>
          <Typography id={`${id}-note`} variant="body2" color="textSecondary" sx={{ paddingX: 3 }}>
            {note}
          </Typography>
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ margin: '18px 18px 0 0' }}>
          <X size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </Box>
      <DialogContent sx={{ paddingTop: 2, paddingBottom: 1 }}>
        <ConflictTable
          differences={diff.differences}
          choice={choice}
          onChoose={(at, side) => setChoice((now) => now.with(at, side))}
          theirsLabel={theirsLabel}
          labelOf={labelOf}
          show={show}
        />
        {diff.same > 0 && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginTop: 1.5 }}
          >
            <CircleCheck size={14} strokeWidth={1.7} aria-hidden="true" />
            {t('same', { count: diff.same })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" color="inherit" onClick={() => chooseAll('mine')}>
          {t('allMine')}
        </Button>
        <Button variant="text" color="inherit" onClick={() => chooseAll('theirs')}>
          {t('allTheirs')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" onClick={() => onMerge(choice)}>
          {t('merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
