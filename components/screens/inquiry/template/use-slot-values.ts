import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import { userQuery } from '@/lib/api/session-queries';
import { localized } from '@/lib/i18n/localized';
import { userName } from '@/lib/i18n/user-name';
import type { SlotValues } from './template-fill';

/** In the template's language where it matters; the sender is the inquiry's assignee, else the company. */
export function useSlotValues({ buyer, products, number, assignee }: Inquiry): (language: string) => SlotValues {
  const [firstProduct] = products;
  const { data: user } = useQuery({ ...userQuery(), enabled: false });
  const { data: product } = useQuery({
    ...productApi.brief(firstProduct?.id ?? ''),
    enabled: firstProduct !== undefined,
  });
  return (language) => ({
    buyer: buyer.name,
    company: buyer.company,
    product: localized(product?.title, language) || firstProduct?.title,
    number,
    me: assignee ?? (user && userName(user, language)),
  });
}
