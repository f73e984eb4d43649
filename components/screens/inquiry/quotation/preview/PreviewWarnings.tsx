import { useTranslations, useFormatter, useLocale } from 'next-intl';
import { useId } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Checkbox } from '@/components/ui/form/choice/choice';
import { Text } from '@/components/ui/layout/Text';
import { useUnits } from '@/lib/i18n/use-units';
import type { QuotationWarning } from '../../rules/quotation-warnings';
import { MIN_MARGIN } from '@/lib/api/product/margin';
import { formatAmount } from '@/lib/i18n/amount-text';
import { paymentCode } from '../payment-code';
import styles from './PreviewWarnings.module.css';

function useWarningText(currency: string): (warning: QuotationWarning) => string {
  const t = useTranslations('inquiry.preview.warning');
  const head = useTranslations('inquiry.paper.head');
  const format = useFormatter();
  const locale = useLocale();
  const { quantity } = useUnits();
  return (warning) => {
    switch (warning.key) {
      case 'belowMoq':
        return t('belowMoq', {
          ...warning,
          quantity: quantity(warning.quantity, warning.unit),
          moq: quantity(warning.moq, warning.unit),
        });
      case 'belowList':
      case 'aboveList':
        return t(warning.key, {
          ...warning,
          tier: warning.tier ?? 0,
          price: formatAmount(warning.price, currency, locale),
          share: format.number(Math.abs(warning.change), 'share'),
        });
      case 'lowMargin':
        return t('lowMargin', {
          ...warning,
          tier: warning.tier ?? 0,
          price: formatAmount(warning.price, currency, locale),
          cost: formatAmount(warning.cost, currency, locale),
          share: format.number(warning.share, 'share'),
          least: format.number(MIN_MARGIN / 100, { style: 'percent' }),
        });
      case 'listCurrency':
      case 'targetCurrency':
        return t(warning.key, { ...warning, quoted: currency });
      case 'leadShort':
        return t('leadShort', { ...warning });
      case 'leadBeyond':
        return t('leadBeyond', {
          ...warning,
          quantity: quantity(warning.quantity, warning.unit),
          max: quantity(warning.max, warning.unit),
        });
      case 'unchecked':
      case 'variantGone':
        return t(warning.key, { ...warning });
      case 'noFreight':
      case 'noDuties':
        return t(warning.key, { place: warning.place });
      case 'extraFreight':
        return t('extraFreight', {
          term: warning.term,
          freight: formatAmount(warning.freight, currency, locale),
        });
      case 'tradeTerm':
        return t('tradeTerm', { asked: warning.asked });
      case 'letterhead':
        return t('letterhead', {
          parts: format.list(warning.parts.map((part) => head(part))),
          language: warning.language,
        });
      case 'paymentTerm':
        return t('paymentTerm', { asked: paymentCode(warning.asked) });
    }
  };
}

interface PreviewWarningsProps {
  warnings: readonly QuotationWarning[];
  currency: string;
  confirmed: ReadonlySet<number>;
  /** Sending was tried without that confirmation. */
  missing: boolean;
  onConfirm: (row: number, yes: boolean) => void;
}

export function PreviewWarnings({ warnings, currency, confirmed, missing, onConfirm }: PreviewWarningsProps) {
  const t = useTranslations('inquiry.preview');
  const text = useWarningText(currency);
  const { quantity } = useUnits();
  const id = useId();
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" role="group" aria-labelledby={id}>
      <Text variant="subtitle1" as="h3" id={id}>
        {t('warnings', { count: warnings.length })}
      </Text>
      <ul className={styles.list}>
        {warnings.map((warning, index) => {
          const open = warning.key === 'belowMoq' && !confirmed.has(warning.row);
          return (
            <li key={index}>
              {text(warning)}
              {warning.key === 'belowMoq' && (
                <div>
                  <Checkbox
                    checked={!open}
                    onChange={(event) => onConfirm(warning.row, event.target.checked)}
                    aria-invalid={(missing && open) || undefined}
                    aria-describedby={missing && open ? `${id}-${index}` : undefined}
                    label={t('confirm', {
                      row: warning.row,
                      quantity: quantity(warning.quantity, warning.unit),
                      moq: quantity(warning.moq, warning.unit),
                    })}
                  />
                  {missing && open && (
                    <Text variant="caption" as="p" tone="error" id={`${id}-${index}`}>
                      {t('confirmFirst')}
                    </Text>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
