import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import { userQuery } from '@/lib/api/session-queries';
import { localized } from '@/lib/i18n/localized';
import type { SlotValues } from '../rules/template-fill';

/**
 * What the slots of a template stand for in an inquiry, in the template's language where that matters; the one who
 * answers is whose inquiry it is, else the company.
 */
export function useSlotValues({ buyer, products, number, assignee }: Inquiry): (language: string) => SlotValues {
  const [asked] = products;
  const { data: user } = useQuery({ ...userQuery(), enabled: false });
  const { data: product } = useQuery({ ...productApi.brief(asked?.id ?? ''), enabled: asked !== undefined });
  return (language) => ({
    buyer: buyer.name,
    company: buyer.company,
    product: localized(product?.title, language) || asked?.title,
    number,
    me: assignee ?? user?.username,
  });
}
