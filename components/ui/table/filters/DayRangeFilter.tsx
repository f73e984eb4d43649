import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { now } from '@/lib/util/clock';
import { dayOf } from '../list-filters';
import { RangeFilter } from './RangeFilter';

const LAST_DAYS = [7, 30, 90];

interface DayRangeFilterProps {
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** The day with which the last so many days begin, today being one of them. */
function dayBefore(days: number): string {
  const date = new Date(now());
  date.setDate(date.getDate() - days + 1);
  return dayOf(date);
}

/** Days from … to, or the last so many. */
export function DayRangeFilter({ onChange, ...range }: DayRangeFilterProps) {
  const t = useTranslations('table');
  return (
    <>
      <Box sx={{ display: 'flex', gap: 0.5, mb: 1, ml: -1 }}>
        {LAST_DAYS.map((days) => (
          <Button key={days} variant="text" size="small" onClick={() => onChange(dayBefore(days), '')}>
            {t('lastDays', { days })}
          </Button>
        ))}
      </Box>
      <RangeFilter type="date" onChange={onChange} {...range} />
    </>
  );
}
