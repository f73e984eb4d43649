/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { productApi } from './product';
import { searchRecords } from './search';
import { setTransport } from './request/transport';

/** Responses arrive in any order (bar N5). */

const WORDS = ['a', 'ab', 'abc'];
/** Every order in which three answers can come. */
const ORDERS = WORDS.flatMap((first) =>
  WORDS.filter((word) => word !== first).map((second) => [
    first,
    second,
    WORDS.find((word) => word !== first && word !== second)!,
  ]),
);
const READS = {
  'the search of the header': {
    options: searchRecords,
    data: (word: string) => ({ groups: [{ kind: word, total: 0, items: [] }] }),
  },
  'the search of a list': {
    options: (keyword: string) => ({ ...productApi.list({ keyword }), placeholderData: undefined }),
    data: (word: string) => ({ list: [], total: word.length }),
  },
};

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('search');
});
afterAll(() => setTransport(undefined));

describe.each(Object.entries(READS))('%s', (_, { options, data }) => {
  it.each(ORDERS.map((order): [string, string[]] => [order.join(), order]))(
    'shows what was typed last, answered in the order %s; calls before it are aborted',
    async (_name, order) => {
      const aborted: string[] = [];
      const answers = new Map<string, () => void>();
      setTransport((input, init) => {
        const request = new Request(input, init);
        const word = new URL(request.url).searchParams.get('keyword')!;
        request.signal.addEventListener('abort', () => aborted.push(word));
        return new Promise((resolve) =>
          answers.set(word, () => resolve(Response.json({ code: 200, data: data(word) }))),
        );
      });
      const client = new QueryClient();
      const observer = new QueryObserver(client, options(WORDS[0]!) as never);
      const stop = observer.subscribe(() => {});
      const settled = () => new Promise((resolve) => setTimeout(resolve, 2));
      for (const word of WORDS) {
        observer.setOptions(options(word) as never);
        while (!answers.has(word)) await settled();
      }
      for (const word of order) answers.get(word)!();
      while (observer.getCurrentResult().isFetching) await settled();
      await settled();
      expect(observer.getCurrentResult().data).toMatchObject(data('abc'));
      expect(aborted).toEqual(['a', 'ab']);
      stop();
    },
  );
});
