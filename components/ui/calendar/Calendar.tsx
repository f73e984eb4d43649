import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { DayPicker, type ChevronProps, type Matcher } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { useShopToday } from '@/lib/api/shop-zone';
import { dateOf, dayOf } from './day-text';
import styles from './Calendar.module.css';

const CHEVRONS = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };
function Chevron({ orientation = 'down' }: ChevronProps) {
  const Icon = CHEVRONS[orientation];
  return <Icon size={orientation === 'down' ? 14 : 18} aria-hidden />;
}

/** How far the list of years reaches on both sides of what is there. */
const YEARS = 20;

interface CalendarProps {
  /** The first and the last day chosen; one day: the first alone. */
  from: string | undefined;
  to?: string | undefined;
  /** A range is chosen. */
  range?: boolean;
  /** The first day that may be chosen. */
  min?: string | undefined;
  autoFocus?: boolean;
  onChoose: (from: string, to: string) => void;
}

/** A month of days in the language of the interface, to choose one or a range from: arrows, Page keys, Home and End. */
export function Calendar({ from, to, range = false, min, autoFocus = false, onChoose }: CalendarProps) {
  const zh = useLocale().startsWith('zh');
  const today = dateOf(useShopToday());
  const [first, last] = [dateOf(from), dateOf(to)];
  const shown = first ?? last ?? today ?? new Date();
  const years = [shown, today ?? shown].map((date) => date.getFullYear());
  const disabled: Matcher[] = min ? [{ before: dateOf(min)! }] : [];
  const common = {
    locale: zh ? zhCN : enUS,
    today,
    defaultMonth: shown,
    startMonth: new Date(Math.min(...years) - YEARS, 0),
    endMonth: new Date(Math.max(...years) + YEARS, 11),
    captionLayout: 'dropdown' as const,
    disabled,
    showOutsideDays: true,
    autoFocus,
    components: { Chevron },
  };
  return (
    <div className={styles.root}>
      {range ? (
        <DayPicker
          {...common}
          mode="range"
          selected={{ from: first, to: last }}
          onSelect={(chosen) => onChoose(chosen?.from ? dayOf(chosen.from) : '', chosen?.to ? dayOf(chosen.to) : '')}
        />
      ) : (
        <DayPicker
          {...common}
          mode="single"
          required
          selected={first}
          onSelect={(chosen) => onChoose(dayOf(chosen), '')}
        />
      )}
    </div>
  );
}
