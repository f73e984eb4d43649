import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/i18n/amount-text';

interface ChargeItemsProps {
  charges: { freight?: string | undefined; insurance?: string | undefined };
  currency: string;
}

/** Freight and insurance as items below the lines of a quotation; a charge that it does not have is left out. */
export function ChargeItems({ charges, currency }: ChargeItemsProps) {
  const t = useTranslations('inquiry.quotation.sum');
  const locale = useLocale();
  return (['freight', 'insurance'] as const).map(
    (name) =>
      charges[name] !== undefined && (
        <li key={name}>
          <span className="what">{t(name)}</span>
          <span className="sum">{formatAmount(charges[name], currency, locale)}</span>
        </li>
      ),
  );
}
