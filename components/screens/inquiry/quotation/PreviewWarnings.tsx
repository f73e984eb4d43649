import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { TriangleAlert } from 'lucide-react';
import { useTranslations, useFormatter, useLocale } from 'next-intl';
import { useId } from 'react';
import { useUnits } from '@/lib/i18n/use-units';
import type { QuotationWarning } from '../rules/quotation-warnings';
import { formatAmount } from '@/lib/i18n/amount-text';
import { paymentCode } from './payment-code';

function useWarningText(currency: string): (warning: QuotationWarning) => string {
  const t = useTranslations('inquiry.preview.warning');
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
          price: formatAmount(warning.price, currency, locale),
          share: format.number(Math.abs(warning.change), { style: 'percent', maximumFractionDigits: 1 }),
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
    <Alert severity="warning" role="group" icon={<TriangleAlert size={18} strokeWidth={1.7} aria-hidden />}>
      <AlertTitle component="h3">{t('warnings', { count: warnings.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 0.75 }}>
        {warnings.map((warning, index) => {
          const open = warning.key === 'belowMoq' && !confirmed.has(warning.row);
          return (
            <li key={index}>
              {text(warning)}
              {warning.key === 'belowMoq' && (
                <Box>
                  <FormControlLabel
                    control={
                      <Checkbox
                        checked={!open}
                        onChange={(_, yes) => onConfirm(warning.row, yes)}
                        slotProps={{
                          input: {
                            'aria-invalid': (missing && open) || undefined,
                            'aria-describedby': missing && open ? `${id}-${index}` : undefined,
                          },
                        }}
                      />
                    }
                    label={t('confirm', {
                      row: warning.row,
                      quantity: quantity(warning.quantity, warning.unit),
                      moq: quantity(warning.moq, warning.unit),
                    })}
                  />
                  {missing && open && (
                    <FormHelperText error id={`${id}-${index}`}>
                      {t('confirmFirst')}
                    </FormHelperText>
                  )}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
