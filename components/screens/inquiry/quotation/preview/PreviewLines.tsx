import { useLocale, useTranslations } from 'next-intl';
import type { Inquiry, QuotationInput } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { lineTotal } from '@/lib/util/money';
import { partsOf } from '../../rules/quotation-extras';
import { termAndPlace } from '../../rules/trade-place';
import { ChargeItems } from '../ChargeItems';
import { TierTable } from '../tiers/TierTable';
import styles from './PreviewLines.module.css';

interface PreviewLinesProps {
  quotation: QuotationInput;
  asked: Inquiry['products'];
}

export function PreviewLines({ quotation, asked }: PreviewLinesProps) {
  const t = useTranslations('inquiry.preview');
  const card = useTranslations('inquiry.card');
  const locale = useLocale();
  const units = useUnits();
  const { currency } = quotation;
  const { lines, isTiered, total, ...charges } = partsOf(quotation);
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const wishOf = (id: string | undefined) => {
    const wish = id === undefined ? undefined : asked.find((one) => one.id === id);
    if (!wish) return undefined;
    const { targetPrice } = wish;
    const quantity = units.quantity(wish.quantity, wish.unit);
    if (!targetPrice) return wish.quantity > 0 ? t('asked', { quantity }) : undefined;
    return t('askedFor', { quantity, price: formatAmount(targetPrice.amount, targetPrice.currency, locale) });
  };
  return (
    <div className={styles.lines}>
      <ol aria-label={t('lines')}>
        {lines.map((item, index) => (
          <li key={index}>
            <bdi className="what">{item.title}</bdi>
            {item.tiers ? (
              <TierTable tiers={item.tiers} unit={item.unit} currency={currency} />
            ) : (
              <>
                <span className="sum">{money(lineTotal(item, currency))}</span>
                <span className="how">
                  {card('line', { quantity: units.quantity(item.quantity, item.unit), price: money(item.unitPrice) })}
                </span>
              </>
            )}
            {wishOf(item.productId) && <span className="asked">{wishOf(item.productId)}</span>}
          </li>
        ))}
        <ChargeItems charges={charges} currency={currency} />
      </ol>
      <div className="total">
        <span>{card('total', { term: termAndPlace(quotation) })}</span>
        {isTiered ? <span>{card('noTotal')}</span> : <b>{money(total)}</b>}
      </div>
    </div>
  );
}
