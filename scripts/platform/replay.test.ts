import { CALLS } from '@/lib/config/calls';
import { openPlatform } from '@/lib/demo/test-client';
import { answerChecker } from './conform/answer-check';
import { DESCRIBED_CALLS } from './contract/document';
import { walk } from './contract/walk';

const checker = answerChecker();

/** The demo platform, each of whose answers is measured by the document, and each body that it takes. */
async function measured() {
  const client = await openPlatform({ products: 150 });
  const wrong: string[] = [];
  const asked = new Map<string, number>();
  const refused = new Set<string>();

  function measure<T>(path: string, envelope: { code: number; msg: string; data: T }): T {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const fault = checker.answer(path, envelope);
    if (fault) wrong.push(`${path} code ${envelope.code}: ${fault}`);
    if (envelope.code !== 200) refused.add(`${path} ${envelope.code}`);
    return envelope.data;
  }
  const get = async <T>(path: string, query: Record<string, string | string[]> = {}) =>
    measure(path, await client.get<T>(path, query));
  const post = async <T>(path: string, body: object = {}) => {
    const answer = await client.post<T>(path, body);
    const described = DESCRIBED_CALLS.find((call) => call.path === path)?.body;
    const fault = described && answer.code === 200 ? checker.body(path, body) : undefined;
    if (fault) wrong.push(`${path} sent: ${fault}`);
    return measure(path, answer);
  };
  const upload = async (name: string) => {
    const body = new FormData();
    body.append('file', new File(['<svg/>'], name, { type: 'image/svg+xml' }));
    body.append('kind', 'image');
    return measure('/supplier/file/upload', await client.send<unknown>('POST', '/supplier/file/upload', { body }));
  };
  return { ...client, get, post, upload, wrong, asked, refused };
}

test('every answer of the demo platform, and every body that it takes, fits the document', async () => {
  const client = await measured();
  await walk(client);
  expect(client.wrong).toEqual([]);
  const silent = [...CALLS].filter((call) => !client.asked.has(call));
  expect(silent).toEqual([]);
  expect([...client.asked.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
  // Refusals are measured too: each kind that the contract gives data of its own.
  for (const code of [400, 401, 404, 409, 422])
    expect([...client.refused].some((one) => one.endsWith(` ${code}`))).toBe(true);
});
