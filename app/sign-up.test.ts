/** @jest-environment ./scripts/check/jest-env.ts */
import { ApiError } from '@/lib/api/request/errors';
import { setTransport } from '@/lib/api/request/transport';
import type { Registration } from '@/lib/api/session';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation, navigate } from '@/lib/router/location';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { enterWith } from './enter';
import { signUp } from './sign-up';

jest.mock('./enter', () => ({ enterWith: jest.fn() }));

const NEW = { username: 'haiyong', company_name_cn: '海甬' } as Registration;
const answer = (data: unknown) => setTransport(async () => Response.json({ code: 200, msg: '', data }));
const said = () => store.get(messagesAtom).map(({ kind, text }) => text ?? kind);

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession();
  store.set(messagesAtom, []);
  navigate('/register');
});
afterEach(() => setTransport(undefined));

test('an account that was created but cannot be entered now is said to be there, with the reason, at the login', async () => {
  answer({ access_token: 't' });
  jest.mocked(enterWith).mockRejectedValueOnce(new ApiError('business', { code: 500 }));
  await signUp(NEW, 'created');
  expect(said()).toEqual(['error', 'created']);
  expect(currentLocation().full).toBe('/login');
});

test('with a token it is entered, without one the login says that it is there', async () => {
  answer({ access_token: 't' });
  await signUp(NEW, 'created');
  expect([said(), currentLocation().full]).toEqual([[], '/register']);
  answer(null);
  await signUp({ ...NEW, username: 'other' }, 'created');
  expect([said(), currentLocation().full]).toEqual([['created'], '/login']);
});

test.each(['null', '[]', '"x"', '<html>', '{"code":500}', '{"code":409,"msg":"taken"}', '{"code":401}'])(
  'nothing is said to be created where the answer is %s',
  async (body) => {
    setTransport(async () => new Response(body));
    await expect(signUp(NEW, 'created')).rejects.toBeInstanceOf(ApiError);
    expect([said(), currentLocation().full]).toEqual([[], '/register']);
  },
);
