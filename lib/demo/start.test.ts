import { parseConfig, setConfig } from '@/lib/config/config';
import { DEMO_ACCOUNT } from './domains/account/demo-account';
import { startDemo } from './start';
import { NOON } from './test-client';

test('the demo answers by the names of config.json, and is reset by one call', async () => {
  const parsed = parseConfig({ demo: true, tokenName: 'jwt', statusName: 'status' });
  if (parsed.ok) setConfig(parsed.config);
  const { fetch, reset } = await startDemo({ latency: [0, 0], now: () => NOON, persist: false });
  const call = async (path: string, init: RequestInit = {}) => (await fetch(`http://localhost${path}`, init)).json();
  const body = JSON.stringify(DEMO_ACCOUNT);
  const { status, data } = await call('/supplier/auth/Login', { method: 'POST', body });
  expect(status).toBe(200);
  const headers = { Authorization: `Bearer ${data.jwt}` };
  await call('/supplier/product/doDelete', { method: 'POST', body: JSON.stringify({ ids: ['10001'] }), headers });
  expect((await call('/supplier/product/getList', { headers })).data.total).toBe(519);
  await reset();
  expect((await call('/supplier/product/getList', { headers })).data.total).toBe(520);
});
