import { getResponse } from 'msw';
import { DEMO_ACCOUNT } from '@/lib/demo/domains/account/demo-account';
import { createPlatform } from '@/lib/demo/domains';
import { createHandlers } from '@/lib/demo/platform/handlers';
import { runConform } from './command';
import { RULES, type Rule } from './rules';

const HOST = 'https://platform.test';
const LOGIN = ['--account', DEMO_ACCOUNT.username, '--password', DEMO_ACCOUNT.password];

/** What a platform does differently: to a request before it is carried out, or to its answer. */
interface Plant {
  rule: Rule;
  call: string;
  ask?: (request: Request, platform: ReturnType<typeof createPlatform>) => Promise<Request> | Request;
  answer?: (envelope: Envelope, request: Request) => unknown;
}
interface Envelope {
  code: unknown;
  msg: string;
  data: never;
}

const changed = async (request: Request, change: (body: Record<string, unknown>) => object) =>
  new Request(request, { body: JSON.stringify(change((await request.clone().json()) as Record<string, unknown>)) });
const without = (request: Request, header: string) => {
  const copy = new Request(request);
  copy.headers.delete(header);
  return copy;
};
const asking = (request: Request, change: (query: URLSearchParams) => void) => {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request);
};

type List = { list: Record<string, unknown>[]; total: unknown };

/** The answer of a list, each of its rows with other fields. */
const rowsWith =
  (fields: object): Plant['answer'] =>
  ({ data, ...envelope }) => ({
    ...envelope,
    data: { ...(data as List), list: (data as List).list.map((row) => ({ ...row, ...fields })) },
  });

/** Ten ways to differ, each of them one sentence of the contract. */
const PLANTS: Plant[] = [
  { rule: 'envelope', call: 'search', answer: (envelope) => ({ ...envelope, code: {} }) },
  {
    rule: 'auth',
    call: 'product/getList',
    ask(request, platform) {
      platform.admit({ 'no-such-token': DEMO_ACCOUNT.username });
      return request;
    },
  },
  { rule: 'pages', call: 'blog/getList', ask: (request) => asking(request, (query) => query.delete('pageNo')) },
  {
    rule: 'list',
    call: 'question/getList',
    answer: (envelope) => ({ ...envelope, data: { ...(envelope.data as List), total: '80' } }),
  },
  {
    rule: 'times',
    call: 'review/getList',
    answer: rowsWith({ createdAt: '2026-03-10T12:00:00+08:00' }),
  },
  {
    rule: 'money',
    call: 'product/getDetail',
    answer: ({ data, ...envelope }) => ({
      ...envelope,
      data: data && { ...(data as object), pricing: { mode: 'single', currency: 'USD', price: 12.5 } },
    }),
  },
  { rule: 'key', call: 'replyTemplate/doEdit', ask: (request) => without(request, 'Idempotency-Key') },
  {
    rule: 'clientId',
    call: 'materialFolder/doEdit',
    ask: (request) => changed(request, ({ clientId: _none, ...body }) => body),
  },
  {
    rule: 'stale',
    call: 'shopContact/doEdit',
    ask: (request, platform) =>
      changed(request, (body) => ({
        ...body,
        version: platform.store('shopContact').get(String(body.id))?.version ?? body.version,
      })),
  },
  { rule: 'restore', call: 'classify/doRestore', ask: (request) => changed(request, () => ({ ids: [] })) },
];

/** What the plants that do not learn of a change still know. */
let listed: List | undefined;
let ghosts: Record<string, unknown>[] = [];

/** Eight that are found only by a second look. */
const SUBTLE: Plant[] = [
  {
    // The first page has the number 0.
    rule: 'pages',
    call: 'question/getList',
    ask: (request) =>
      asking(request, (query) => {
        if (query.has('pageNo')) query.set('pageNo', String(Number(query.get('pageNo')) + 1));
      }),
  },
  {
    rule: 'list',
    call: 'product/getList',
    ask: (request) =>
      asking(request, (query) => {
        if (Number(query.get('pageSize')) > 50) query.set('pageSize', '50');
      }),
  },
  {
    // Counts of the whole shop, whatever is looked for.
    rule: 'counts',
    call: 'blog/getList',
    ask: (request) =>
      asking(request, (query) => {
        if (query.has('counts')) query.delete('keyword');
      }),
  },
  { rule: 'key', call: 'replyTemplate/doDelete', ask: (request) => without(request, 'Idempotency-Key') },
  {
    // The recycle list is kept, and does not learn of a restore.
    rule: 'restore',
    call: 'materialFolder/getList',
    answer(envelope, request) {
      if (!request.url.includes('deleted=true')) return envelope;
      const data = envelope.data as List;
      if (data.list.length > 0) listed = data;
      return { ...envelope, data: listed ?? data };
    },
  },
  {
    // The index of the search does not learn of a delete.
    rule: 'remove',
    call: 'shopContact/getList',
    ask(request, platform) {
      ghosts = [...platform.store('shopContact').trash(Date.now())].map((record) => ({ ...record }));
      return request;
    },
    answer({ data, ...envelope }, request) {
      const query = new URL(request.url).searchParams;
      const found = ghosts.filter((one) => JSON.stringify(one).includes(query.get('keyword') ?? 'none'));
      if (query.has('deleted') || found.length === 0) return { ...envelope, data };
      return { ...envelope, data: { list: found, total: found.length } };
    },
  },
  {
    rule: 'times',
    call: 'review/getList',
    answer: rowsWith({ reply: { content: 'Thanks', at: '2026-03-10T12:00:00+08:00' } }),
  },
  {
    rule: 'messages',
    call: 'inquiry/getMessages',
    answer: ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...(data as List), list: (data as List).list.toReversed() },
    }),
  },
];

function platformWith(plants: readonly Plant[] = []) {
  const platform = createPlatform({ seed: 1, products: 60 });
  const handlers = createHandlers(platform);
  const sent: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    let request = new Request(input, init);
    const { pathname } = new URL(request.url);
    sent.push(`${request.method} ${pathname}`);
    const met = plants.filter(({ call }) => pathname.endsWith(`/${call}`));
    for (const { ask } of met) if (ask) request = await ask(request, platform);
    const response = (await getResponse(handlers, request.clone()))!;
    let envelope = (await response.json()) as Envelope;
    for (const { answer } of met) if (answer) envelope = answer(envelope, request) as Envelope;
    return Response.json(envelope);
  };
  return { platform, fetch: fetcher, sent };
}

async function run(args: string[], fetcher: typeof fetch) {
  const lines: string[] = [];
  const code = await runConform([HOST, ...args], { env: {}, fetch: fetcher, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

test('the demo platform differs nowhere, and holds afterwards what it held before', async () => {
  const { platform, ...demo } = platformWith();
  await platform.load('replyTemplate', 'shopContact', 'shopResource', 'materialFolder', 'blog', 'classify');
  const names = [
    'product',
    'replyTemplate',
    'shopContact',
    'shopResource',
    'materialFolder',
    'blog',
    'classify',
  ] as const;
  const before = names.map((name) => platform.store(name).size);
  const { code, text } = await run([...LOGIN, '--write'], demo.fetch);
  expect(text).toMatch(/ calls, \d{3,} checks, 0 differences$/);
  expect(code).toBe(0);
  expect(names.map((name) => platform.store(name).size)).toEqual(before);
});

test('without --write nothing but the login and reads is sent', async () => {
  const demo = platformWith();
  expect((await run(LOGIN, demo.fetch)).code).toBe(0);
  const posts = demo.sent.filter((one) => one.startsWith('POST'));
  expect([...new Set(posts)]).toEqual(['POST /supplier/auth/Login', 'POST /supplier/auth/getUserInfo']);
});

test.each([
  ['ten', PLANTS],
  ['eight subtle', SUBTLE],
])('%s planted differences are found, each by its sentence, and no other', async (_, plants) => {
  const { code, text } = await run([...LOGIN, '--write'], platformWith(plants).fetch);
  const lines = text.split('\n').map((line) => line.trim().replace(/^\d+\. (?=\/)/, ''));
  const found = lines.flatMap((line, at) => {
    const call = /^\/supplier\/([\w/]+): /.exec(line)?.[1];
    return call === undefined ? [] : [`${call} ${lines[at + 1]}`];
  });
  const planted = plants.map(({ call, rule }) => `${call} ${RULES[rule][0]}: “${RULES[rule][1]}”`);
  expect(found.sort()).toEqual(planted.sort());
  expect(code).toBe(1);
});

/** `price` for a parameter, `sort=price` for one value of it. */
const ignoring = (call: string, what: string): Plant => ({
  rule: 'filters',
  call,
  ask: (request) =>
    asking(request, (query) => {
      const [name = '', value] = what.split('=');
      if (value === undefined || query.get(name) === value) query.delete(name);
    }),
});

test.each([
  ['product', 'sort=title', 'sort=title is the order of sort=updatedAt'],
  ['product', 'sort=price', 'sort=price is the order of sort=updatedAt'],
  ['product', 'order', 'sort=updatedAt is the same up and down'],
  ['product', 'sort=views', 'sort=views is in another order'],
  ['product', 'groupId', 'rows for groupId=zqxjkv-no-such-word'],
  ['product', 'showcase', 'showcase=true lists a record with false'],
  ['product', 'priceMin', 'rows for priceMin=1000000000000'],
  ['product', 'updatedTo', 'rows for updatedTo=1971-01-01'],
  ['inquiry', 'waiting', 'waiting=true lists a record with false'],
  ['material', 'kind', 'kind=image lists a record with'],
  ['material', 'used', 'used=false'],
  ['inquiry', 'quoted', 'quoted=false'],
  ['inquiry', 'sort=priority', 'sort=priority is in another order'],
  ['inquiry', 'sort=buyer', 'sort=buyer is the order of sort=lastMessageAt'],
  ['replyTemplate', 'id', 'rows for id=zqxjkv-no-such-word'],
])('%s: a list that does not know %s is found, with --only alone', async (entity, what, said) => {
  const { fetch, sent } = platformWith([ignoring(`${entity}/getList`, what)]);
  const { code, text } = await run([...LOGIN, '--only', entity], fetch);
  expect(text).toContain(said);
  expect(code).toBe(1);
  const lists = sent.flatMap((one) => /supplier\/(\w+)\/getList/.exec(one)?.[1] ?? []);
  // By that of products it is seen whether a token is looked at.
  expect(new Set(lists)).toEqual(new Set(['product', entity]));
});

test('messages that do not go on from the one before are found', async () => {
  const plant = { ...ignoring('inquiry/getMessages', 'before'), rule: 'messages' } as const;
  const { text } = await run([...LOGIN, '--only', 'inquiry'], platformWith([plant]).fetch);
  expect(text).toContain('before=<id of the newest> does not begin with the next one');
});

test('counts that are left out are no difference, and their cost is said; a value without rows is 0 in them', async () => {
  const counting = (change: (counts: Record<string, number>) => object): Plant => ({
    rule: 'counts',
    call: 'question/getList',
    answer: ({ data: sent, ...envelope }) => {
      const { counts, ...data } = sent as List & { counts?: Record<string, number> };
      return { ...envelope, data: { ...data, ...(counts && change(counts)) } };
    },
  });
  const none = await run([...LOGIN, '--only', 'question'], platformWith([counting(() => ({}))]).fetch);
  expect(none.text).toContain('Note: /supplier/question/getList: counts=status has no counts');
  expect(none.code).toBe(0);
  const some = counting(({ hidden: _hidden, ...counts }) => ({ counts }));
  const { code, text } = await run([...LOGIN, '--only', 'question'], platformWith([some]).fetch);
  expect(text).toContain('counts lack hidden');
  expect(code).toBe(1);
});

describe('a platform on another origin', () => {
  const CLIENT = 'https://shop.test';
  const ALLOWED = {
    'Access-Control-Allow-Origin': CLIENT,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key',
    'Access-Control-Expose-Headers': 'Retry-After, Date',
  };
  const CALL = '/supplier/auth/getUserInfo';

  /** The demo platform, which says to browsers what is given, and what it found of CORS. */
  async function corsOf(headers: Record<string, string>, origin: string) {
    const demo = platformWith();
    const fetcher: typeof fetch = async (input, init) => {
      if (init?.method === 'OPTIONS') return new Response(null, { headers });
      const answer = await demo.fetch(input, init);
      return new Response(answer.body, { headers: { 'Content-Type': 'application/json', ...headers } });
    };
    const { code, text } = await run([...LOGIN, '--only', 'replyTemplate', '--origin', origin], fetcher);
    return { code, found: text.split('\n').filter((line) => /Access-Control/.test(line)) };
  }

  test('one that allows it differs nowhere; on the same origin nothing is asked', async () => {
    expect(await corsOf(ALLOWED, `${CLIENT}/client/`)).toEqual({ code: 0, found: [] });
    expect(await corsOf({}, HOST)).toEqual({ code: 0, found: [] });
  });

  test.each([
    [
      'Access-Control-Allow-Origin',
      'https://other.test',
      `does not let ${CLIENT} call it: Access-Control-Allow-Origin is`,
    ],
    ['Access-Control-Allow-Headers', 'Content-Type, Accept-Language, Idempotency-Key', 'lacks authorization.'],
    ['Access-Control-Allow-Headers', '*', 'lacks authorization.'],
    ['Access-Control-Allow-Headers', 'Authorization, Content-Type', 'lacks accept-language, idempotency-key.'],
    ['Access-Control-Expose-Headers', 'Retry-After', 'lacks date:'],
    ['Access-Control-Expose-Headers', 'Date', 'lacks retry-after:'],
  ])('%s: %s', async (header, value, said) => {
    const { code, found } = await corsOf({ ...ALLOWED, [header]: value }, CLIENT);
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^1\\. ${CALL}: .*`)),
      expect.stringContaining(`Another origin: “${header} must hold`),
    ]);
    expect(found[0]).toContain(said);
    expect(code).toBe(1);
  });
});

describe('what cannot be checked', () => {
  const demo = platformWith();

  test.each([
    ['no address', ['--token', 't'], 'Say one address'],
    ['no login', [HOST], 'Say --token'],
    ['an unknown option', [HOST, '--tokn', 't'], '--tokn'],
    ['an unknown entity', [HOST, '--token', 't', '--only', 'produkt'], '--only names no entity: "produkt"'],
    ['an origin that is none', [HOST, '--token', 't', '--origin', 'shop'], '--origin must be an address'],
    ['a file that is not there', [HOST, '--token', 't', '--config', 'none.json'], 'none.json'],
  ])('%s: exit code 2 and how it is called', async (_name, args, said) => {
    const lines: string[] = [];
    const code = await runConform(args, { env: {}, fetch: demo.fetch, print: (line) => lines.push(line) });
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(said);
    expect(lines.join('\n')).toContain('npm run conform');
  });

  test('a host that does not answer, and one that answers too late', async () => {
    const dead: typeof fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    expect(await run(['--token', 'secret-7'], dead)).toMatchObject({
      code: 2,
      text: expect.stringContaining('ECONNREFUSED'),
    });
    const slow: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
      );
    const late = await run(['--token', 'secret-7', '--timeout', '0.05'], slow);
    expect(late).toMatchObject({ code: 2, text: expect.stringContaining('nothing within 0.05 s') });
  });

  test('a token or a password that is refused; neither is printed', async () => {
    const echo: typeof fetch = async (input, init) =>
      Response.json({ code: 401, msg: `${JSON.stringify(init?.headers)} ${String(init?.body)} ${String(input)}` });
    for (const args of [
      ['--token', 'secret-7'],
      ['--account', 'a', '--password', 'secret-7'],
    ]) {
      const { code, text } = await run(args, echo);
      expect(code).toBe(2);
      expect(text).toContain('401');
      expect(text).not.toContain('secret-7');
      // The platform has answered.
      expect(text).not.toMatch(/no answer|without answer/i);
      expect(text).toMatch(/^1 call, .*, 1 not checked$/m);
    }
  });
});
