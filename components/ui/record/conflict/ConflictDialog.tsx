import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { CircleCheck, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { ConflictTable } from './ConflictTable';
import type { RecordDiff, Side } from './diff-records';
import styles from './ConflictDialog.module.css';

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
      <div className={styles.head}>
        <div className={`${space.fill} ${space.shrinks}`}>
          <DialogTitle id={`${id}-title`} className={styles.title}>
            {title}
          </DialogTitle>
          <Text id={`${id}-note`} variant="body2" tone="secondary" className={styles.lead}>
            {note}
          </Text>
        </div>
        <IconAction label={t('close')} onClick={onClose} className={styles.close}>
          <X size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconAction>
      </div>
      <DialogContent className={styles.content}>
        <ConflictTable
          differences={diff.differences}
          choice={choice}
          onChoose={(at, side) => setChoice((now) => now.with(at, side))}
          theirsLabel={theirsLabel}
          labelOf={labelOf}
          show={show}
        />
        {diff.same > 0 && (
          <Text variant="caption" tone="secondary" className={styles.keep}>
            <CircleCheck size={14} strokeWidth={1.7} aria-hidden="true" />
            {t('same', { count: diff.same })}
          </Text>
        )}
      </DialogContent>
      <DialogActions className={space.wraps}>
        <Button variant="text" color="inherit" onClick={() => chooseAll('mine')}>
          {t('allMine')}
        </Button>
        <Button variant="text" color="inherit" onClick={() => chooseAll('theirs')}>
          {t('allTheirs')}
        </Button>
        <div className={space.fill} />
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" onClick={() => onMerge(choice)}>
          {t('merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
