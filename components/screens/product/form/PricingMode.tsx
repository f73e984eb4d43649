import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { CellField } from '@/components/ui/form/CellField';
import { useFormHandle } from '@/components/ui/form/form-context';
import { SegmentedInput } from '@/components/ui/form/SegmentedInput';
import { PRICING_MODES } from '@/lib/api/product-schema';

/** How the price is told; what was filled in for another way stays until the product is saved. */
export function PricingMode() {
  const t = useTranslations('productForm');
  const { control } = useFormHandle();
  const { field } = useController({ control, name: 'pricing.mode' });
  return (
    <CellField path="pricing.mode" label={t('fields.mode')} value={field.value as string} onChange={field.onChange}>
      <SegmentedInput options={PRICING_MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))} />
    </CellField>
  );
}
