import { filled, isBlank, withoutUndefined } from '@/components/ui/form/blank';
import type { Level } from '@/components/ui/form/form-model';
import { issuesOf, type Issue, type IssueKey } from '@/components/ui/form/issues';
import type { Sendable } from '@/components/ui/record/record-kind';
import { blogDraftSchema, blogInputSchema, type Blog } from '@/lib/api/blog';
import { now } from '@/lib/util/clock';

type Texts = Record<string, string>;

/** A post as its form holds it: nothing is missing, and the cover is a list of at most one. */
export interface BlogValues {
  title: Texts;
  summary: string;
  cover: string[];
  content: Texts;
  tags: string[];
  topic: string;
  productIds: string[];
  seo: { title: string; description: string; slug: string };
  publishAt: string | undefined;
}

export const toValues = (blog?: Blog): BlogValues => ({
  title: { zh: '', en: '', ...blog?.title },
  summary: blog?.summary ?? '',
  cover: blog?.cover ? [blog.cover] : [],
  content: { zh: '', en: '', ...blog?.content },
  tags: blog?.tags ?? [],
  topic: blog?.topic ?? '',
  productIds: blog?.productIds ?? [],
  seo: { title: '', description: '', slug: '', ...blog?.seo },
  publishAt: blog?.publishAt,
});

/** The fields of the form as the contract has them; what is not filled in is left out. */
const fieldsOf = ({ title, summary, cover, content, tags, topic, productIds, seo, publishAt }: BlogValues) => ({
  title: filled(title),
  summary,
  cover: cover[0],
  content: filled(content),
  tags,
  topic: topic.trim() || undefined,
  productIds,
  seo: isBlank(seo) ? undefined : filled(seo),
  publishAt: publishAt || undefined,
});
const FIELDS = Object.keys(fieldsOf(toValues()));

export function toRecord(values: BlogValues, base: Blog | undefined): Sendable {
  const record: Record<string, unknown> = { ...(base ?? { status: 'draft' }), ...fieldsOf(values) };
  return { record: withoutUndefined(record), rows: {} };
}

/** The form's part of a record, for comparing two versions field by field. */
export const formPart = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([field]) => FIELDS.includes(field)));

const FORMATS: Record<string, IssueKey> = { 'seo.slug': 'slug', cover: 'address' };

/** What is wrong with the time: one that is waited for lies ahead, one that would be dropped by publishing now is said. */
function timeIssue(publishAt: string | undefined, level: Level, base: Blog | undefined): Issue | undefined {
  if (level === 'review') {
    const known = base?.status !== undefined && base.status !== 'draft' && base.publishAt === publishAt;
    return publishAt && !known ? { path: 'publishAt', key: 'publishesNow' } : undefined;
  }
  const awaited = level === 'timed' || (level === 'full' && base?.status === 'scheduled');
  if (!awaited || Date.parse(publishAt ?? '') > now()) return undefined;
  return { path: 'publishAt', key: publishAt ? 'notAhead' : 'required' };
}

/** What a post must say: the contract's schema, and a time that fits what is done with it. */
export function checkBlog(values: BlogValues, level: Level, base: Blog | undefined): Issue[] {
  const { record } = toRecord(values, base);
  const { error } = (level === 'draft' ? blogDraftSchema : blogInputSchema).safeParse(record);
  const issues = issuesOf(error, record, (path) => FORMATS[path] ?? 'format');
  const time = timeIssue(values.publishAt, level, base);
  return time ? [...issues, time] : issues;
}
