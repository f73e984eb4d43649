import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { useFormHandle } from '@/components/ui/form/form-context';
import { MoneyInput } from '@/components/ui/form/MoneyInput';
import { NumberInput } from '@/components/ui/form/NumberInput';
import { SuggestInput } from '@/components/ui/form/SuggestInput';
import { CurrencyInput } from '@/components/ui/form/CurrencyInput';
import { LadderEditor } from './lazy-parts';
import { PricingMode } from './PricingMode';
import { UNITS } from './units';

/** What it costs, from how many on. */
export function PricingSection() {
  const t = useTranslations('productForm');
  const { control } = useFormHandle();
  const mode = useWatch({ control, name: 'pricing.mode' }) as string;
  const currency = useWatch({ control, name: 'pricing.currency' }) as string;
  const unit = useWatch({ control, name: 'moq.unit' }) as string;
  return (
    <FormSection id="pricing" title={t('sections.pricing')} aside={<PricingMode />}>
      {mode === 'ladder' && <LadderEditor unit={unit} currency={currency} />}
      {mode === 'single' && (
        <FieldRow>
          <Field name="pricing.price" label={t('fields.price')} required>
            <MoneyInput suffix={currency} />
          </Field>
        </FieldRow>
      )}
      {mode === 'range' && (
        <FieldRow>
          <Field name="pricing.min" label={t('fields.priceMin')} required>
            <MoneyInput suffix={currency} />
          </Field>
          <Field name="pricing.max" label={t('fields.priceMax')} required>
            <MoneyInput suffix={currency} />
          </Field>
        </FieldRow>
      )}
      {mode === 'negotiable' && (
        <Typography variant="body2" color="textSecondary">
          {t('hints.negotiable')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Field name="moq.quantity" label={t('fields.moq')} required>
          <NumberInput />
        </Field>
        <Field name="moq.unit" label={t('fields.unit')} required>
          <SuggestInput suggestions={UNITS} />
        </Field>
        <Field name="pricing.currency" label={t('fields.currency')}>
          <CurrencyInput />
        </Field>
        <Field name="stock" label={t('fields.stock')}>
          <NumberInput suffix={unit} />
        </Field>
      </Box>
    </FormSection>
  );
}
