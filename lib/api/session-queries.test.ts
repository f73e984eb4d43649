/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { onUser, userQuery } from './session-queries';
import { setTransport } from './request/transport';

afterEach(() => setTransport(undefined));

test('the session hears of the user whoever asks, also when another part of the page asks anew', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('users');
  let id = 1;
  setTransport(async () => Response.json({ code: 200, data: { id: (id += 1), roles: [], permissions: [] } }));
  const heard: unknown[] = [];
  onUser((user) => heard.push(user.id));
  const client = new QueryClient();
  await client.fetchQuery(userQuery());
  // A component that only reads the user, such as a name in a heading, becomes the query's latest observer.
  const reader = new QueryObserver(client, userQuery());
  const stop = reader.subscribe(() => undefined);
  await client.invalidateQueries({ queryKey: ['session', 'user'] });
  stop();
  expect(heard).toEqual(['2', '3']);
});
