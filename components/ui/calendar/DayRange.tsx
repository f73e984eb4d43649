import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { TextBox } from '@/components/ui/form/text/text-box';
import { IconAction } from '@/components/ui/button/IconAction';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { dayFrom } from './day-text';
import { useTyped } from './use-typed';

/** Its code comes when a calendar is first opened. */
const LazyCalendar = lazyPart(() => import('./Calendar').then((module) => module.Calendar));

interface DayTextProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

function DayText({ label, day, onChange }: DayTextProps) {
  const t = useTranslations('feedback.calendar');
  const field = useTyped(day, dayFrom);
  return (
    <TextBox
      size="small"
      value={field.text}
      placeholder={t('day')}
      className={space.shrinks}
      onChange={({ target }) => {
        field.type(target.value);
        const next = target.value.trim() === '' ? '' : dayFrom(target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={field.settle}
      aria-label={label}
      aria-invalid={field.isOpen || undefined}
      autoComplete="off"
    />
  );
}

interface DayRangeProps {
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** A range of days: both typed, or chosen in one calendar, which is opened below them. */
export function DayRange({ fromLabel, toLabel, from, to, onChange }: DayRangeProps) {
  const t = useTranslations('feedback.calendar');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row gap={8}>
        <DayText label={fromLabel} day={from} onChange={(next) => onChange(next, to)} />
        <span aria-hidden>–</span>
        <DayText label={toLabel} day={to} onChange={(next) => onChange(from, next)} />
        <IconAction
          label={t('open')}
          aria-expanded={open}
          size="small"
          onClick={() => setOpen(!open)}
          onPointerEnter={LazyCalendar.prepare}
        >
          <CalendarDays size={16} aria-hidden />
        </IconAction>
      </Row>
      {open && (
        <div className={space.above8}>
          <Suspense fallback={<Skeleton width={252} height={284} />}>
            <LazyCalendar range from={from} to={to} onChoose={onChange} />
          </Suspense>
        </div>
      )}
    </>
  );
}
