import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { DayPicker, type ChevronProps, type Matcher } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { useShopToday } from '@/lib/api/shop-zone';
import { TOUCH } from '@/lib/theme/breakpoints';
import { dateOf, dayOf } from './day-text';

const Root = styled('div')({
  '--cell': '2.25rem',
  width: 'max-content',
  fontSize: 'var(--type-small)',
  [TOUCH]: { '--cell': '2.75rem' },
  '& .rdp-months': { position: 'relative' },
  '& .rdp-nav': { position: 'absolute', top: 0, right: 0, display: 'flex', height: 'var(--cell)' },
  '& .rdp-month_caption': { display: 'flex', alignItems: 'center', height: 'var(--cell)', paddingLeft: 4 },
  '& .rdp-dropdowns': { display: 'inline-flex', gap: 8 },
  '& .rdp-dropdown_root': { position: 'relative', display: 'inline-flex', alignItems: 'center' },
  '& .rdp-dropdown': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', font: 'inherit' },
  '& .rdp-dropdown:focus-visible ~ .rdp-caption_label': {
    outline: '2px solid var(--focus-ring)',
    outlineOffset: 2,
    borderRadius: 'var(--radius-mark)',
  },
  '& .rdp-caption_label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '1.5rem',
    fontWeight: 'var(--weight-semibold)',
  },
  '& .rdp-month_grid': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& .rdp-weekday': {
    height: '2rem',
    fontSize: 'var(--type-caption)',
    fontWeight: 'var(--weight-regular)',
    color: 'var(--text-tertiary)',
  },
  '& .rdp-day': { width: 'var(--cell)', height: 'var(--cell)', padding: 0, textAlign: 'center' },
  '& button': {
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .rdp-day_button, & .rdp-button_next, & .rdp-button_previous': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'var(--cell)',
    height: 'var(--cell)',
  },
  '& button:hover': { backgroundColor: 'var(--surface-hover)' },
  '& button:disabled, & button[aria-disabled="true"]': { color: 'var(--text-disabled)', cursor: 'default' },
  '& button:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: -2 },
  '& .rdp-outside': { color: 'var(--text-tertiary)' },
  '& .rdp-today': { fontWeight: 'var(--weight-semibold)', color: 'var(--text-link)' },
  '& .rdp-range_middle': { backgroundColor: 'var(--primary-soft)' },
  '& .rdp-selected:not(.rdp-range_middle) .rdp-day_button': {
    color: 'var(--primary-on-primary)',
    backgroundColor: 'var(--primary-main)',
  },
  '@media (forced-colors: active)': {
    '& .rdp-selected .rdp-day_button': { outline: '2px solid Highlight', outlineOffset: -3 },
  },
});

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
    <Root>
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
    </Root>
  );
}
