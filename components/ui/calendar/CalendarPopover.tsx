import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { Calendar } from './Calendar';
import styles from './CalendarPopover.module.css';

interface CalendarPopoverProps {
  anchor: HTMLElement | null;
  day: string | undefined;
  min: string | undefined;
  onClose: () => void;
  onChoose: (day: string) => void;
  /** More to choose under the month. */
  children?: ReactNode;
}

/** The calendar of a field. */
export function CalendarPopover({ anchor, day, min, onClose, onChoose, children }: CalendarPopoverProps) {
  const t = useTranslations('feedback.calendar');
  const actions = useTranslations('entry.action');
  return (
    <DialogPopover anchor={anchor} label={t('title')} align="right" onClose={onClose}>
      <div className={styles.box}>
        <Calendar from={day} min={min} autoFocus onChoose={onChoose} />
        {children && (
          <div className={styles.row}>
            {children}
            <Button size="small" variant="contained" onClick={onClose}>
              {actions('ok')}
            </Button>
          </div>
        )}
      </div>
    </DialogPopover>
  );
}
