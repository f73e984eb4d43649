import { useFormatter, useTranslations } from 'next-intl';
import type { ShopResource } from '@/lib/api/shop-resource';

/** The figures of an entry in one line: area, people, pieces, number. */
export function useResourceFacts(): (resource: ShopResource) => string {
  const t = useTranslations('strength.facts');
  const format = useFormatter();
  return ({ kind, area, staff, quantity, number }) =>
    [
      area !== undefined && t('area', { area: format.number(area) }),
      staff !== undefined && t('staff', { count: staff }),
      quantity !== undefined && t('quantity', { kind, count: quantity }),
      number && (kind === 'certificate' || kind === 'award' ? t('number', { number }) : number),
    ]
      .filter(Boolean)
      .join(' · ');
}
