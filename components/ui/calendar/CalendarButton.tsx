import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** Its code comes when a calendar is first opened. */
const CalendarPopover = lazyPart(() => import('./CalendarPopover').then((module) => module.CalendarPopover));

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

/** At the end of a field for a day: opens the calendar, as an alternative to typing. */
export function CalendarButton({ day, min, disabled, labelledBy, onChoose, children }: CalendarButtonProps) {
  const t = useTranslations('feedback.calendar');
  const { anchor, open, show, hide } = useAnchor();
  const choose = (chosen: string) => {
    onChoose(chosen);
    if (!children) hide();
  };
  return (
    <>
      <IconAction
        label={t('open')}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        disabled={disabled}
        size="small"
        edge="end"
        onClick={show}
        onPointerEnter={CalendarPopover.prepare}
        onFocus={CalendarPopover.prepare}
      >
        <CalendarDays size={16} aria-hidden />
      </IconAction>
      {open && (
        <Suspense>
          <CalendarPopover anchor={anchor} day={day} min={min} onClose={hide} onChoose={choose}>
            {children}
          </CalendarPopover>
        </Suspense>
      )}
    </>
  );
}
