import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useShopToday } from '@/lib/api/shop-zone';
import { addDays } from '@/lib/util/day';
import { RangeFilter } from './RangeFilter';

const LAST_DAYS = [7, 30, 90];

interface DayRangeFilterProps {
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Days from … to, or the last so many. */
export function DayRangeFilter({ onChange, ...range }: DayRangeFilterProps) {
  const t = useTranslations('table');
  const today = useShopToday();
  // The last so many days have today among them.
  const firstOf = (days: number) => addDays(today, 1 - days);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 0.5, mb: 1, ml: -1 }}>
        {LAST_DAYS.map((days) => (
          <Button key={days} variant="text" size="small" onClick={() => onChange(firstOf(days), '')}>
            {t('lastDays', { days })}
          </Button>
        ))}
      </Box>
      <RangeFilter type="date" onChange={onChange} {...range} />
    </>
  );
}
