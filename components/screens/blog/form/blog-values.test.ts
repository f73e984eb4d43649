import type { Blog } from '@/lib/api/blog';
import { BLOG_KIND, plainSave, savesOf } from './blog-kind';
import { checkBlog, toRecord, toValues, type BlogValues } from './blog-values';

const blog: Blog = {
  id: 'b1',
  version: 3,
  createdAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-05-20T05:42:00.000Z',
  title: { zh: '怎么选泵', en: 'Choosing a pump', fr: 'Choisir une pompe' },
  summary: '三步',
  cover: 'https://img.example/1.jpg',
  content: { zh: '<p>扬程</p>' },
  tags: ['选型'],
  topic: '选型指南',
  productIds: ['2', '1'],
  status: 'published',
  publishAt: '2026-05-01T01:00:00.000Z',
  stats: { views: 9, likes: 1, comments: 0 },
  ...{ author: 'Wang' },
};
const values = (change: Partial<BlogValues> = {}): BlogValues => ({
  ...toValues(),
  title: { zh: '怎么选泵', en: '' },
  content: { zh: '<p>扬程</p>', en: '' },
  ...change,
});
const found = (change: Partial<BlogValues>, level: Parameters<typeof checkBlog>[1] = 'full') =>
  checkBlog(values(change), level, undefined).map(({ path, key }) => `${path} ${key}`);

it('sends back what it was given: other languages, unknown fields, version', () => {
  const { record } = toRecord(toValues(blog), blog);
  expect(record).toEqual(blog);
  expect(Object.keys(BLOG_KIND.partOf(record)).sort()).toEqual(Object.keys(BLOG_KIND.partOf({ ...blog })).sort());
  expect(BLOG_KIND.partOf(record)).not.toHaveProperty('status');
});

it('leaves out what is blank; a new post is a draft', () => {
  expect(toRecord(values({ topic: '  ' }), undefined).record).toEqual({
    status: 'draft',
    title: { zh: '怎么选泵' },
    summary: '',
    content: { zh: '<p>扬程</p>' },
    tags: [],
    productIds: [],
  });
});

it('asks for a title of a draft, for a text too where buyers read it', () => {
  const empty = { title: { zh: ' ', en: '' }, content: { zh: '<p></p>', en: '' } };
  expect(found(empty, 'draft')).toEqual(['title.zh oneLanguage']);
  expect(found(empty)).toEqual(['title.zh oneLanguage', 'content.zh oneLanguage']);
  expect(found({ content: { zh: '', en: '<p><img src="https://a.example/1.jpg"></p>' } })).toEqual([]);
});

it('keeps to the limits of the contract, in any state', () => {
  const long = {
    title: { zh: '泵'.repeat(121), en: '' },
    summary: 'a'.repeat(301),
    tags: Array.from({ length: 11 }, (_, at) => `t${at}`),
    topic: 'a'.repeat(65),
    content: { zh: `<p>${'泵'.repeat(66_667)}</p>`, en: '' },
    cover: ['javascript:alert(1)'],
    seo: { title: 'a'.repeat(71), description: 'a'.repeat(301), slug: 'Pump 1' },
  };
  const wrong = [
    'title.zh tooLong',
    'summary tooLong',
    'cover address',
    'content.zh tooManyBytes',
    'tags tooMany',
    'topic tooLong',
    'seo.title tooLong',
    'seo.description tooLong',
    'seo.slug slug',
  ];
  for (const level of ['draft', 'full'] as const) expect(found(long, level).sort()).toEqual([...wrong].sort());
});

it('schedules for a time that lies ahead only', () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  expect(found({}, 'timed')).toEqual(['publishAt required']);
  expect(found({ publishAt: at(-1000) }, 'timed')).toEqual(['publishAt notAhead']);
  expect(found({ publishAt: at(60_000) }, 'timed')).toEqual([]);
  jest.useFakeTimers({ now: Date.now() });
  expect(found({ publishAt: at(0) }, 'timed')).toEqual(['publishAt notAhead']);
  expect(found({ publishAt: at(1) }, 'timed')).toEqual([]);
  jest.useRealTimers();
  expect(found({ publishAt: at(-1000) })).toEqual([]);
});

it('offers from each state what the contract lets it become, and saves plainly without showing it to anybody', () => {
  const requestedFrom = (status: Blog['status'], publishAt?: string) =>
    savesOf({ ...blog, status }, publishAt).map((action) => BLOG_KIND.extraFields?.(action, blog).status);
  expect(requestedFrom('draft')).toEqual(['draft', 'published']);
  expect(requestedFrom('draft', blog.publishAt)).toEqual(['draft', 'scheduled']);
  expect(requestedFrom('scheduled')).toEqual(['draft', undefined, 'published']);
  expect(requestedFrom('published')).toEqual(['hidden', undefined]);
  expect(requestedFrom('scheduled', '2999-01-01T00:00:00.000Z')).toEqual(['draft', undefined, 'published']);
  expect(requestedFrom('hidden')).toEqual([undefined, 'published']);
  expect(requestedFrom('hidden', blog.publishAt)).toEqual([undefined, 'published']);
  expect(requestedFrom('hidden', '2999-01-01T00:00:00.000Z')).toEqual([undefined, 'scheduled']);
  expect(savesOf(undefined, undefined)).toEqual(['draft', 'publish']);
  expect([undefined, blog, { ...blog, status: 'draft' as const }].map(plainSave)).toEqual(['draft', 'save', 'draft']);
});

it('takes up what a browser kept, as far as it still fits', () => {
  const stored = { ...toValues(blog), tags: 'no list', publishAt: '2026-12-01T01:00:00.000Z', more: 1 };
  expect(BLOG_KIND.revive(stored)).toEqual({ ...toValues(blog), tags: [], publishAt: '2026-12-01T01:00:00.000Z' });
  expect(BLOG_KIND.revive(7)).toBeUndefined();
});

describe('a time that was typed is not dropped', () => {
  const AHEAD = '2999-01-01T00:00:00.000Z';
  const PAST = '2001-01-01T00:00:00.000Z';
  const times = (publishAt: string | undefined, level: 'draft' | 'full' | 'review' | 'timed', base?: object) =>
    checkBlog({ ...toValues(), publishAt }, level, base as never).flatMap(({ path, key }) =>
      path === 'publishAt' ? [key] : [],
    );
  test('publishing at once says that it would not wait for it', () => {
    expect(times(AHEAD, 'review')).toEqual(['publishesNow']);
    expect(times(PAST, 'review', { status: 'draft', publishAt: PAST })).toEqual(['publishesNow']);
    expect(times(undefined, 'review')).toEqual([]);
    // Publishing now or hiding ends the schedule on purpose.
    expect(times(AHEAD, 'review', { status: 'scheduled', publishAt: AHEAD })).toEqual([]);
    expect(times(PAST, 'review', { status: 'hidden', publishAt: PAST })).toEqual([]);
  });
  test('a scheduled post is not saved with a time that has passed, a draft keeps any', () => {
    expect(times(PAST, 'full', { status: 'scheduled', publishAt: AHEAD })).toEqual(['notAhead']);
    expect(times(undefined, 'full', { status: 'scheduled', publishAt: AHEAD })).toEqual(['required']);
    expect(times(PAST, 'draft')).toEqual([]);
  });
});
