import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { countriesIn } from '@/components/ui/form/inputs/names/countries';
import type { Filter } from '@/components/ui/table/filters/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import type { FilterValue, FilterValues } from '@/components/ui/table/filters/list-filters';
import { INQUIRY_PRIORITIES, INQUIRY_SOURCES, INQUIRY_STATUSES, type Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import { localized } from '@/lib/i18n/localized';
import { useColleagues } from '../use-colleagues';
import { useSeen } from './use-seen';

const option = (value: string, label = value) => ({ value, label });
const many = (value: FilterValue): readonly string[] => (Array.isArray(value) ? value : []);

/** The contract has no list of tags and products to filter by: those of the inquiries loaded so far are offered. */
function useOffered(values: FilterValues, rows: readonly Inquiry[]) {
  const locale = useLocale();
  const tags = useSeen(rows.flatMap((row) => row.tags.map((tag) => [tag, tag] as const)));
  const products = useSeen(rows.flatMap((row) => row.products.map(({ id, title }) => [id, title] as const)));
  const buyers = useSeen(rows.flatMap(({ buyer: { id, name } }) => (id ? [[id, name] as const] : [])));
  const requestedIds = many(values.productId);
  const unknown = requestedIds.find((id) => !products.has(id));
  const { data } = useQuery({
    ...productApi.detail(unknown ?? ''),
    enabled: unknown !== undefined && rows.length > 0,
    meta: { quiet: true },
  });
  const nameOf = (id: string) => products.get(id) ?? (data?.id === id ? localized(data.title, locale) : id);
  return {
    tags: [...new Set([...many(values.tag), ...tags.keys()])].sort().map((tag) => option(tag)),
    buyers: [...new Set([...many(values.buyerId), ...buyers.keys()])].map((id) => option(id, buyers.get(id) ?? id)),
    products: [...new Set([...requestedIds, ...products.keys()])].map((id) => option(id, nameOf(id))),
  };
}

export function useInquiryFilters(values: FilterValues, rows: readonly Inquiry[]): Filter[] {
  const t = useTranslations('inquiry');
  const locale = useLocale();
  const make = useFilters(values);
  const { tags, products, buyers } = useOffered(values, rows);
  const colleagues = useColleagues();
  const yesNo = (param: 'unread' | 'starred' | 'remindDue' | 'overdue' | 'verified' | 'quoted') =>
    make.choice(param, t(`filter.${param}`), [
      { value: 'true', label: t(`filter.${param}Yes`) },
      { value: 'false', label: t(`filter.${param}No`) },
    ]);
  const assignees = [option('none', t('nobody')), ...colleagues.map((name) => option(name))];
  return [
    make.choice('waiting', t('filter.waiting'), [option('true', t('view.waiting'))]),
    make.choice('draft', t('filter.draft'), [option('true', t('filter.draftYes'))]),
    yesNo('unread'),
    yesNo('starred'),
    yesNo('remindDue'),
    yesNo('overdue'),
    make.options(
      'status',
      t('filter.status'),
      INQUIRY_STATUSES.map((status) => option(status, t(`status.${status}`))),
    ),
    make.options('assignee', t('filter.assignee'), assignees),
    make.options(
      'priority',
      t('filter.priority'),
      INQUIRY_PRIORITIES.map((one) => option(one, t(`priority.${one}`))),
    ),
    make.options(
      'source',
      t('filter.source'),
      INQUIRY_SOURCES.map((one) => option(one, t(`source.${one}`))),
    ),
    make.options('tag', t('filter.tag'), tags),
    make.options('productId', t('filter.product'), products),
    make.options('buyerId', t('filter.buyer'), buyers),
    make.options('country', t('filter.country'), countriesIn(locale)),
    yesNo('verified'),
    yesNo('quoted'),
    make.days('last', t('filter.last')),
    make.days('created', t('filter.created')),
  ];
}
