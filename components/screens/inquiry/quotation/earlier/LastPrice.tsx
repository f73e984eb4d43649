import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import space from '@/components/ui/layout/space.module.css';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { compareAmounts } from '@/lib/util/money';
import type { LastPrice as Last } from './last-price';
import { amountIn, type Into } from '../quotation-currency';
import type { ItemValues } from '../quotation-fields';

interface LastPriceProps {
  row: ItemValues;
  /** Of the row, from 1. */
  number: number;
  last: Last | undefined;
  into: Into;
  onTake: (unitPrice: string) => void;
}

/** What the buyer was quoted before, in its own currency; taken only for the same unit, converted only by a typed rate. */
export function LastPrice({ row, number, last, into, onTake }: LastPriceProps) {
  const t = useTranslations('inquiry.quotation.last');
  const format = useFormatter();
  const locale = useLocale();
  const { quantity } = useUnits();
  if (!last) return null;
  const { currency, unitPrice } = last;
  const here = last.unit === row.unit ? amountIn({ amount: unitPrice, currency }, into) : undefined;
  const isOther = here !== undefined && compareAmounts(here, row.unitPrice) !== 0;
  return (
    <Text variant="caption" as="p" tone="secondary" className="last">
      <span>
        {t(here !== undefined && currency !== into.currency ? 'quotedElse' : 'quoted', {
          quantity: `${last.isTier ? '≥ ' : ''}${quantity(last.quantity, last.unit)}`,
          price: formatAmount(unitPrice, currency, locale),
          day: format.dateTime(new Date(last.at), 'day'),
          here: here === undefined ? '' : formatAmount(here, into.currency, locale),
        })}
      </span>
      {isOther && (
        <Button
          size="small"
          variant="text"
          aria-label={t('takeIn', { row: number })}
          onClick={() => onTake(here)}
          className={space.flush}
        >
          {t('take')}
        </Button>
      )}
    </Text>
  );
}
