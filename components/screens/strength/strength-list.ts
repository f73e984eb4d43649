import { calendarDayFilter, textFilter, type FilterParser } from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { STRENGTH_KINDS, strengthApi, type StrengthKind, type StrengthEntry } from '@/lib/api/strength';

/** The kind that the screen opens on (contract 4); the address leaves it out. */
export const FIRST_KIND: StrengthKind = 'certificate';
/** Stands in the address for every kind. */
export const ALL_KINDS = 'all';
export const OTHER_VIEWS = [...STRENGTH_KINDS.filter((kind) => kind !== FIRST_KIND), ALL_KINDS];

export const STRENGTH_SORTS = ['sort', 'validTo', 'title', 'updatedAt'] as const;

const kindFilter: FilterParser = ([kind]) => (kind !== undefined && OTHER_VIEWS.includes(kind) ? kind : undefined);

/** What the list of the company's strength asks of the platform, and what its address may say. */
export const STRENGTH_LIST: EntityListOptions<StrengthEntry> = {
  name: 'shopResource',
  api: strengthApi,
  filters: {
    keyword: textFilter(),
    kind: kindFilter,
    validFrom: calendarDayFilter,
    validTo: calendarDayFilter,
  },
  sorts: STRENGTH_SORTS,
  defaultSort: { by: 'sort', order: 'asc' },
  views: { param: 'kind', values: OTHER_VIEWS },
  // What the address leaves out is said to the platform.
  ask: ({ kind, ...filters }) => ({ ...filters, kind: kind === ALL_KINDS ? undefined : (kind ?? FIRST_KIND) }),
};
