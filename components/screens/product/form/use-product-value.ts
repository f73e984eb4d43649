import { useTranslations } from 'next-intl';
import type { ComboOption } from '@/components/ui/form/inputs/combo/combo';
import { treeOptions } from '@/components/ui/form/inputs/combo/tree-options';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { PAYMENT_TERMS, PERIODS, TRADE_TERMS } from '@/lib/api/values';
import { useUnits } from '@/lib/i18n/use-units';
import { PRODUCT_FIELDS } from './product-fields';
import { useCategories, useCertificates, useShopCategories } from './use-product-options';

const isOf = <T extends string>(codes: readonly T[], text: string): text is T => codes.some((code) => code === text);
const lower = <T extends string>(code: T) => code.toLowerCase() as Lowercase<T>;

/**
 * A value of a product as text, by its path: choices by their names in the interface language. `quiet`: no message if the
 * names cannot be read.
 */
export function useProductValue(quiet = false): (path: string, value: unknown) => string {
  const t = useTranslations('productForm');
  const terms = useTranslations('form');
  const categories = treeOptions(useCategories(quiet).nodes);
  const shopCategories = treeOptions(useShopCategories(quiet).nodes);
  const certificates = useCertificates(quiet).options;
  const named = (options: readonly ComboOption[], id: string) =>
    options.find((option) => option.value === id)?.label ?? id;
  const { nameOf } = useUnits();
  return useShownValue((path, text) => {
    if (path === 'categoryId') return named(categories, text);
    if (path === 'groupIds') return named(shopCategories, text);
    if (path === 'certificateIds') return named(certificates, text);
    if (path === 'moq.unit' || path === 'supplyAbility.unit') return nameOf(text);
    if (path === 'supplyAbility.period' && isOf(PERIODS, text)) return t(`period.${text}`);
    if (path === 'tradeTerms' && isOf(TRADE_TERMS, text)) return terms(`tradeTerm.${lower(text)}`);
    if (path === 'paymentTerms' && isOf(PAYMENT_TERMS, text)) return terms(`paymentTerm.${lower(text)}`);
    return path === 'pricing.mode' ? t(`mode.${text as 'single'}`) : undefined;
  }, PRODUCT_FIELDS);
}
