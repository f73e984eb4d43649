import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayRange } from '@/components/ui/calendar/DayRange';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { useShopToday } from '@/lib/api/shop-zone';
import { isPeriod, type Period } from './home-period';

interface PeriodPopoverProps {
  period: Period;
  anchor: HTMLElement | null;
  onClose: () => void;
  onChoose: (from: string, to: string) => void;
}

/** Nothing is applied before OK. */
export function PeriodPopover({ period, anchor, onClose, onChoose }: PeriodPopoverProps) {
  const t = useTranslations('home.period');
  const actions = useTranslations('entry.action');
  const [{ from, to }, setRange] = useState({ from: period.from, to: period.to });
  const [wrong, setWrong] = useState(false);
  const today = useShopToday();
  return (
    <DialogPopover anchor={anchor} label={t('custom')} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPeriod(from, to, today)) onChoose(from, to);
          else setWrong(true);
        }}
      >
        <DayRange
          fromLabel={t('from')}
          toLabel={t('to')}
          from={from}
          to={to}
          onChange={(nextFrom, nextTo) => {
            setRange({ from: nextFrom, to: nextTo });
            setWrong(false);
          }}
        />
        <FormHelperText error role="alert" sx={{ mt: wrong ? 0.75 : 0 }}>
          {wrong && t('wrong')}
        </FormHelperText>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
          <Button size="small" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button size="small" type="submit" variant="contained">
            {actions('ok')}
          </Button>
        </Box>
      </Box>
    </DialogPopover>
  );
}
