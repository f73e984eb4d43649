import { act } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { userQuery } from '@/lib/api/session-queries';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { useCertificates } from './use-product-options';

const certificate = (id: string, validTo?: string) => ({
  ...{ id, version: 1, kind: 'certificate', title: `证书 ${id}`, validTo },
  ...{ createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
});
const LIST = [certificate('1', '2026-10-13'), certificate('2', '2026-10-14'), certificate('3')];

afterEach(() => {
  jest.useRealTimers();
  setTransport(undefined);
});

test.each([
  // Two minutes before midnight in the shop's time zone only.
  ['Asia/Shanghai', '2026-10-14T15:58:00Z'],
  ['America/Los_Angeles', '2026-10-15T06:58:00Z'],
])('a certificate is marked as expired where it is chosen from midnight of the shop on: %s', async (timezone, at) => {
  jest.useFakeTimers({ now: Date.parse(at) });
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`certificates ${timezone}`);
  setTransport(async () => Response.json({ code: 200, data: { list: LIST, total: LIST.length } }));
  const client = testClient();
  const user = { username: '', avatar: '', roles: [], permissions: [], features: [], timezone };
  client.setQueryData(userQuery().queryKey, user);
  let labels: string[] = [];
  function Chooser() {
    labels = useCertificates().options.map(({ label }) => label);
    return null;
  }
  renderInView(<Chooser />, { client });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(labels).toEqual(['证书 1（已过期）', '证书 2', '证书 3']);
  await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
  expect(labels).toEqual(['证书 1（已过期）', '证书 2（已过期）', '证书 3']);
});
