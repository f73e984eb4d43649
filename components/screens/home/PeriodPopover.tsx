import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Text } from '@/components/ui/layout/Text';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { DayRange } from '@/components/ui/calendar/DayRange';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { useShopToday } from '@/lib/api/shop-zone';
import { isPeriod, type Period } from './home-period';
import styles from './PeriodPopover.module.css';

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
      <form
        noValidate
        className={styles.box}
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
        <Text variant="caption" as="p" tone="error" role="alert" className={wrong ? space.above6 : styles.none}>
          {wrong && t('wrong')}
        </Text>
        <div className={styles.row}>
          <Button size="small" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button size="small" type="submit" variant="contained">
            {actions('ok')}
          </Button>
        </div>
      </form>
    </DialogPopover>
  );
}
