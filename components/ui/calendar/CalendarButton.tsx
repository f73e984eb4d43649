import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { Bone } from '@/components/ui/loading/Bone';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** Its code comes when a calendar is first opened. */
export const LazyCalendar = lazyPart(() => import('./Calendar').then((module) => module.Calendar));

interface CalendarButtonProps {
  /** The day in the field. */
  day: string | undefined;
  min?: string | undefined;
  disabled?: boolean;
  /** The element that names the field. */
  labelledBy?: string | undefined;
  /** Chosen days close the calendar, unless there is more to choose. */
  onChoose: (day: string) => void;
  /** More to choose under the month, such as the time. */
  children?: ReactNode;
}

/** At the end of a field for a day: opens the calendar. Whoever types needs none. */
export function CalendarButton({ day, min, disabled, labelledBy, onChoose, children }: CalendarButtonProps) {
  const t = useTranslations('feedback.calendar');
  const actions = useTranslations('entry.action');
  const { anchor, open, show, hide } = useAnchor();
  const choose = (chosen: string) => {
    onChoose(chosen);
    if (!children) hide();
  };
  return (
    <InputAdornment position="end">
      <IconAction
        label={t('open')}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        disabled={disabled}
        size="small"
        edge="end"
        onClick={show}
        onPointerEnter={LazyCalendar.prepare}
        onFocus={LazyCalendar.prepare}
      >
        <CalendarDays size={16} aria-hidden />
      </IconAction>
      {open && (
        <Popover
          open
          anchorEl={anchor}
          onClose={hide}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('title') } }}
        >
          <Box sx={{ p: 1.5 }}>
            <Suspense fallback={<Bone width={252} height={284} />}>
              <LazyCalendar from={day} min={min} autoFocus onChoose={choose} />
            </Suspense>
            {children && (
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 1 }}>
                {children}
                <Button size="small" variant="contained" onClick={hide}>
                  {actions('ok')}
                </Button>
              </Box>
            )}
          </Box>
        </Popover>
      )}
    </InputAdornment>
  );
}
