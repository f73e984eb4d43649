import * as v from '@/lib/schema/schema';
import { withoutUndefined } from '@/components/ui/form/blank';
import { CHOICE, group, OPTIONAL_LINE, PICTURES, RAW, TEXTS, WORDS } from '@/components/ui/form/field-formats';
import { readFields, withOthers, writeFields, type FieldTable, type ValuesOf } from '@/components/ui/form/field-table';
import type { Level } from '@/components/ui/form/form-model';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import type { Sendable } from '@/components/ui/record/record-kind';
import { blogDraftSchema, blogInputSchema, type Blog } from '@/lib/api/blog';
import { now } from '@/lib/util/clock';

/** A new field is a row here, in addition to its schema, its input and its label in both languages. */
export const BLOG_FIELDS = {
  title: { section: 'basic', format: TEXTS },
  summary: { section: 'basic', format: RAW },
  // The picture input holds a list, here of at most one.
  cover: {
    section: 'basic',
    format: {
      ...PICTURES,
      read: (stored: unknown) => (stored ? [stored as string] : []),
      write: (cover: string[]) => cover[0],
    },
  },
  topic: { section: 'basic', format: OPTIONAL_LINE },
  tags: { section: 'basic', format: WORDS },
  content: { section: 'content', format: TEXTS },
  productIds: { section: 'products', format: WORDS },
  seo: { section: 'seo', format: group({ title: RAW, description: RAW, slug: RAW }) },
  publishAt: { format: { ...CHOICE, write: (time: string | undefined) => time || undefined } },
} as const satisfies FieldTable;
export type BlogValues = ValuesOf<typeof BLOG_FIELDS>;

export const toValues = (blog?: Blog): BlogValues => readFields(BLOG_FIELDS, blog);

export function toRecord(values: BlogValues, base: Blog | undefined): Sendable {
  const fields = withOthers(BLOG_FIELDS, writeFields(BLOG_FIELDS, values), base);
  return { record: withoutUndefined({ ...(base ?? { status: 'draft' }), ...fields }), rows: {} };
}

/** Whether a time is one to publish at, and not that of a post which is or was scheduled or public. */
export const isAwaited = (publishAt: string | undefined, base: Blog | undefined): boolean =>
  Boolean(publishAt) && ((base?.status ?? 'draft') === 'draft' || base?.publishAt !== publishAt);

/** A scheduled time has to be in the future; a time that publishing now would discard is reported. */
function timeIssue(publishAt: string | undefined, level: Level, base: Blog | undefined): Issue | undefined {
  if (level === 'review') {
    return isAwaited(publishAt, base) ? { path: 'publishAt', key: 'publishesNow' } : undefined;
  }
  const awaited = level === 'timed' || (level === 'full' && base?.status === 'scheduled');
  if (!awaited || Date.parse(publishAt ?? '') > now()) return undefined;
  return { path: 'publishAt', key: publishAt ? 'notAhead' : 'required' };
}

/** Validates a post by the contract's schema, and its time by the requested status. */
export function checkBlog(values: BlogValues, level: Level, base: Blog | undefined): Issue[] {
  const { record } = toRecord(values, base);
  const schema = level === 'draft' ? blogDraftSchema : blogInputSchema;
  const issues = issuesOf(v.safeParse<v.Schema>(schema, record).issues, record);
  const time = timeIssue(values.publishAt, level, base);
  return time ? [...issues, time] : issues;
}
