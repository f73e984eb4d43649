import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { Calendar } from './Calendar';

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
      <Box sx={{ p: 1.5 }}>
        <Calendar from={day} min={min} autoFocus onChoose={onChoose} />
        {children && (
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 1 }}>
            {children}
            <Button size="small" variant="contained" onClick={onClose}>
              {actions('ok')}
            </Button>
          </Box>
        )}
      </Box>
    </DialogPopover>
  );
}
