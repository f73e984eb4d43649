import { choiceFilter, dayFilter, textFilter } from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { STRENGTH_KINDS, strengthApi, type StrengthKind, type StrengthEntry } from '@/lib/api/strength';

/** The default kind (contract 4); the URL leaves it out. */
export const FIRST_KIND: StrengthKind = 'certificate';
export const ALL_KINDS = 'all';
export const OTHER_VIEWS = [...STRENGTH_KINDS.filter((kind) => kind !== FIRST_KIND), ALL_KINDS];

export const STRENGTH_SORTS = ['sort', 'validTo', 'title', 'updatedAt'] as const;

export const STRENGTH_LIST: EntityListOptions<StrengthEntry> = {
  name: 'shopResource',
  api: strengthApi,
  filters: {
    keyword: textFilter(),
    kind: choiceFilter(OTHER_VIEWS),
    validFrom: dayFilter,
    validTo: dayFilter,
  },
  sorts: STRENGTH_SORTS,
  defaultSort: { by: 'sort', order: 'asc' },
  views: { param: 'kind', values: OTHER_VIEWS },
  // The default kind is not in the URL, but has to be in the request.
  ask: ({ kind, ...filters }) => ({ ...filters, kind: kind === ALL_KINDS ? undefined : (kind ?? FIRST_KIND) }),
};
