/** @jest-environment ./scripts/check/jest-env.ts */
import { fetchUser } from '@/lib/api/session';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { userName } from './user-name';

const result = parseConfig({});
if (result.ok) setConfig(result.config);
afterAll(() => setTransport(undefined));

test.each([
  [{ company_name_en: 'Yongquan' }, '甬泉', 'Yongquan'],
  [{}, '甬泉', '甬泉'],
  // What is of another type refuses nobody.
  [{ company_name_en: { en: 'Yongquan' } }, '甬泉', '甬泉'],
])('names the company in both languages, as far as user info with %j has them', async (more, zh, en) => {
  const data = { company_name_cn: '甬泉', roles: [], ...more };
  setTransport(() => Promise.resolve(Response.json({ code: 200, msg: '', data })));
  const user = await fetchUser();
  expect(['zh', 'en', 'de'].map((language) => userName(user, language))).toEqual([zh, en, en]);
});
