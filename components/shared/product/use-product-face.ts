import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import type { Face } from '@/components/ui/picker/face';
import { PRODUCT_TONES } from './product-tones';

/** How a product is shown in other domains; the status only if buyers cannot see the product. */
export function useProductFace(): (product: Product) => Face {
  const t = useTranslations('productList.status');
  const locale = useLocale();
  return ({ title, sku, images, status }) => ({
    title: localized(title, locale) || sku,
    note: sku,
    image: images[0],
    state: status === 'online' ? undefined : { tone: PRODUCT_TONES[status], text: t(status) },
  });
}
