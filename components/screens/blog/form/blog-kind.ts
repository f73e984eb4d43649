import { localizedFields, partOf } from '@/components/ui/form/field-table';
import type { RecordKind } from '@/components/ui/record/record-kind';
import { reviveValues } from '@/components/ui/record/revive';
import { blogApi, blogSchema, type Blog, type BlogStatus } from '@/lib/api/blog';
import { localized } from '@/lib/i18n/localized';
import { BLOG_FIELDS, isAwaited, toRecord, toValues, type BlogValues } from './blog-values';

/** Kinds of save, and the status that each requests; the plain save keeps the current one. */
export const REQUESTED_STATUS = {
  save: undefined,
  draft: 'draft',
  unschedule: 'draft',
  schedule: 'scheduled',
  publish: 'published',
  hide: 'hidden',
} as const satisfies Record<string, BlogStatus | undefined>;
export type SaveAction = keyof typeof REQUESTED_STATUS;

/** Kinds of save by status (contract 4), the most likely last and the plain save before it. */
const SAVE_ACTIONS: Record<BlogStatus, readonly SaveAction[]> = {
  draft: ['draft', 'publish'],
  scheduled: ['unschedule', 'save', 'publish'],
  published: ['hide', 'save'],
  hidden: ['save', 'publish'],
};

/** A post that was not saved yet is a draft; one with a time is published then and not at once. */
export function savesOf(blog: Blog | undefined, publishAt: string | undefined): readonly SaveAction[] {
  const saves = SAVE_ACTIONS[blog?.status ?? 'draft'];
  const isLater = isAwaited(publishAt, blog) && blog?.status !== 'scheduled';
  return isLater ? saves.map((save) => (save === 'publish' ? 'schedule' : save)) : saves;
}

/** The save of Ctrl+S: never one that publishes. */
export const plainSave = (blog: Blog | undefined): SaveAction =>
  (blog?.status ?? 'draft') === 'draft' ? 'draft' : 'save';

const REST = { draft: 'draft', scheduled: 'timed', published: 'full', hidden: 'full' } as const;
const restLevel = (blog: Blog | undefined) => REST[blog?.status ?? 'draft'];

export const BLOG_KIND: RecordKind<Blog, BlogValues, SaveAction> = {
  name: 'blog',
  api: blogApi,
  nameOf: ({ title }, locale) => localized(title, locale),
  schema: blogSchema,
  toValues,
  revive: (stored) => reviveValues(stored, toValues(), localizedFields(BLOG_FIELDS)),
  toRecord,
  extraFields: (action) => (REQUESTED_STATUS[action] ? { status: REQUESTED_STATUS[action] } : {}),
  partOf: (record) => partOf(BLOG_FIELDS, record),
  levels: { save: 'full', draft: 'draft', unschedule: 'draft', schedule: 'timed', publish: 'review', hide: 'full' },
  restLevel,
};
