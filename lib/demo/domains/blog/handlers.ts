import * as v from '@/lib/schema/schema';
import { createBlogStore } from './store';
import {
  BLOG_STATUSES,
  BLOG_TRANSITIONS,
  blogDraftSchema,
  blogInputSchema,
  blogSchema,
  type Blog,
  type BlogStatus,
} from '@/lib/api/blog';
import { paths } from '@/lib/router/paths';
import { Invalid } from '@/lib/demo/platform/answer';
import type { BlogFacts } from './store';
import { changeStates, statusAsked } from '@/lib/demo/platform/bulk';
import type { Fields } from '@/lib/demo/platform/body';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { flagOf, oneOf, within } from '@/lib/demo/platform/list-query';
import { withPictures, withTokens } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked, touched } from '@/lib/demo/platform/save';
import { findIn } from '@/lib/demo/platform/find';
import type { Find } from '@/lib/demo/platform/platform';
import { titleKeyIn } from '@/lib/demo/platform/title-key';
import { fieldErrors } from '@/lib/demo/platform/validate';

type Rules = EntityRules<Blog, BlogFacts>;

const RIGHTS = { read: 'blog:read', edit: 'blog:edit', delete: 'blog:delete' };
const PICTURE_FIELDS = ['cover'];
const SORTS: Rules['sorts'] = {
  updatedAt: ({ record }) => record.updatedAt,
  createdAt: ({ record }) => record.createdAt,
  publishAt: ({ record }) => record.publishAt,
  title: ({ record, facts }, language) => titleKeyIn(facts.titleKeys, record.title, language),
  views: ({ record }) => record.stats.views,
  likes: ({ record }) => record.stats.likes,
  comments: ({ record }) => record.stats.comments,
  status: ({ record }) => BLOG_STATUSES.indexOf(record.status),
};

const storeOf = (platform: Platform) => platform.store('blog');
const shown = (blog: Blog) => withPictures(blog, PICTURE_FIELDS);

/** Publishes scheduled posts whose time has come; called before each request, because the demo has no timer. */
function settle({ platform }: { platform: Platform }): void {
  const now = platform.now();
  const due = storeOf(platform)
    .records()
    .filter(({ status, publishAt }) => status === 'scheduled' && Date.parse(publishAt ?? '') <= now);
  for (const blog of due) storeOf(platform).put(touched({ platform }, { ...blog, status: 'published' as const }));
  if (due.length > 0) platform.onChange();
}

const mayBecome = (from: BlogStatus, to: BlogStatus) => from === to || BLOG_TRANSITIONS[from].includes(to);
const noWay = ({ say }: Pick<Call, 'say'>, from: BlogStatus, to: BlogStatus) =>
  say('transitionOf', { from: say(`state.${from}`), to: say(`state.${to}`) });

/** The time of the first publication, which is kept while a post is hidden. */
function publishAtOf(blog: { publishAt?: string }, status: BlogStatus, from: BlogStatus, now: number) {
  if (status !== 'published' || from === 'published') return blog.publishAt;
  return from === 'hidden' && blog.publishAt ? blog.publishAt : new Date(now).toISOString();
}

/** Why a post may not get a status; undefined if it may. */
function obstacle({ platform, say }: Call, blog: Blog, to: BlogStatus): string | undefined {
  if (!mayBecome(blog.status, to)) return noWay({ say }, blog.status, to);
  if (to === 'scheduled' && !(Date.parse(blog.publishAt ?? '') > platform.now())) return say('notAhead');
  if (to !== 'scheduled' && to !== 'published') return undefined;
  const parsed = v.safeParse(blogInputSchema, shown(blog));
  const [first] = parsed.success ? [] : Object.entries(fieldErrors(parsed.issues, say));
  return first && say('incompletePost', { field: first[0], reason: first[1] });
}

/** The time of publication belongs to the state. */
const stateOf = ({ status, publishAt }: Blog) => ({ status, publishAt });

function changeStatus(call: Call) {
  const to = statusAsked(call, BLOG_STATUSES);
  const next = (blog: Blog) => {
    const publishAt = publishAtOf(blog, to, blog.status, call.platform.now());
    return obstacle(call, blog, to) ?? { ...blog, status: to, publishAt };
  };
  return changeStates(call, storeOf(call.platform), to, { entity: 'blog', stateOf, next });
}

function statusAfter({ say }: Call, requested: unknown, before: BlogStatus): BlogStatus {
  if (requested === undefined) return before;
  const to = requested as BlogStatus;
  if (BLOG_STATUSES.includes(to) && mayBecome(before, to)) return to;
  const text = BLOG_STATUSES.includes(to) ? noWay({ say }, before, to) : say('choose');
  throw new Invalid(text, { status: text });
}

/** The fields of a save, which may include a status; only a draft may be incomplete. */
function saved(call: Call, fields: Fields, before: Blog | undefined): object {
  const { platform, body } = call;
  const status = statusAfter(call, body.status, before?.status ?? 'draft');
  const schema = status === 'draft' ? blogDraftSchema : blogInputSchema;
  const blog = checked(call, schema, fields, ({ publishAt, productIds }, addError) => {
    const ahead = Date.parse(publishAt ?? '') > platform.now();
    if (status === 'scheduled' && !ahead) addError('publishAt', publishAt ? 'notAhead' : 'required');
    if (!Array.isArray(productIds)) return;
    productIds.forEach((id, index) => {
      const known = platform.store('product').get(id) ?? before?.productIds.includes(id);
      if (!known) addError(`productIds.${index}`, 'unknownProduct');
    });
  });
  return {
    summary: '',
    tags: [],
    content: {},
    productIds: [],
    ...withTokens(blog, PICTURE_FIELDS),
    publishAt: publishAtOf(blog, status, before?.status ?? 'draft', platform.now()),
    status,
    stats: before?.stats ?? { views: 0, likes: 0, comments: 0 },
  };
}

/**
 * Blog posts (contract 4). Filters: status, topic, tag, productId, language (of the content), cover (whether it has
 * one), publishFrom and publishTo, updatedFrom and updatedTo.
 */
export function handlers(platform: Platform) {
  const rules: Rules = {
    name: 'blog',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: SORTS,
    sort: 'updatedAt',
    counted: { status: () => BLOG_STATUSES },
    filter({ query }) {
      const status = oneOf(query, 'status');
      const topic = oneOf(query, 'topic');
      const tags = oneOf(query, 'tag');
      const products = oneOf(query, 'productId');
      const spoken = oneOf(query, 'language');
      const cover = flagOf(query, 'cover');
      const published = within(query, 'publish');
      const updated = within(query, 'updated');
      const some = (values: readonly string[], wanted: (value: string | undefined) => boolean) =>
        wanted(undefined) || values.some(wanted);
      return ({ record }) =>
        status(record.status) &&
        topic(record.topic) &&
        some(record.tags, tags) &&
        some(record.productIds, products) &&
        some(
          Object.keys(record.content).filter((key) => record.content[key]),
          spoken,
        ) &&
        cover(Boolean(record.cover)) &&
        published(record.publishAt) &&
        updated(record.updatedAt);
    },
    settle,
    view: () => shown,
    known: blogSchema,
    own: ['stats', 'status'],
    save: saved,
    stateOf,
  };
  const { post } = entityEndpoints(platform, { settle });
  return [
    ...entityHandlers(platform, rules),
    post('/supplier/blog/doStatus', changeStatus, { permission: RIGHTS.edit }),
  ];
}

export const find: Find = (ask) =>
  findIn(storeOf(ask.platform), { sorts: SORTS, sort: 'views' }, ask, ({ id, title, topic, summary }) => ({
    id,
    title: title[ask.language] || title.zh || title.en || '',
    snippet: summary || topic || '',
    path: paths.blogForm(id),
  }));

export const stores = { blog: createBlogStore };
