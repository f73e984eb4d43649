import { localizedFields, partOf } from '@/components/ui/form/field-table';
import type { RecordKind } from '@/components/ui/record/record-kind';
import { reviveValues } from '@/components/ui/record/revive';
import { blogApi, blogSchema, type Blog, type BlogStatus } from '@/lib/api/blog';
import { localized } from '@/lib/i18n/localized';
import { BLOG_FIELDS, toRecord, toValues, type BlogValues } from './blog-values';

/** Ways to save a post, and the state that each asks for; the plain save leaves it where it is. */
export const ASKED = {
  save: undefined,
  draft: 'draft',
  unschedule: 'draft',
  schedule: 'scheduled',
  publish: 'published',
  hide: 'hidden',
} as const satisfies Record<string, BlogStatus | undefined>;
export type SaveAction = keyof typeof ASKED;

/** The ways to save from each state (contract 4), the most likely last; a post never seen is still a draft. */
export const WAYS: Record<BlogStatus, readonly SaveAction[]> = {
  draft: ['draft', 'schedule', 'publish'],
  scheduled: ['unschedule', 'save', 'publish'],
  published: ['hide', 'save'],
  hidden: ['save', 'schedule', 'publish'],
};

/** What Ctrl+S means: never anything that buyers see at once. */
export const plainSave = (blog: Blog | undefined): SaveAction =>
  (blog?.status ?? 'draft') === 'draft' ? 'draft' : 'save';

const REST = { draft: 'draft', scheduled: 'timed', published: 'full', hidden: 'full' } as const;
const restLevel = (blog: Blog | undefined) => REST[blog?.status ?? 'draft'];

/** The post as a record with a form. */
export const BLOG_KIND: RecordKind<Blog, BlogValues, SaveAction> = {
  name: 'blog',
  api: blogApi,
  nameOf: ({ title }, locale) => localized(title, locale),
  schema: blogSchema,
  toValues,
  revive: (stored) => reviveValues(stored, toValues(), localizedFields(BLOG_FIELDS)),
  toRecord,
  extraFields: (action) => (ASKED[action] ? { status: ASKED[action] } : {}),
  partOf: (record) => partOf(BLOG_FIELDS, record),
  levels: { save: 'full', draft: 'draft', unschedule: 'draft', schedule: 'timed', publish: 'review', hide: 'full' },
  restLevel,
};
