import type { FaultName } from '../../scripts/platform/faults';
import { expect, frameShown, submitLogin, test, type Faults } from '../support/fixtures';
import { WRITES, askIn } from '../support/writes';

/**
 * Writes × what can happen to a call: nothing typed or chosen is lost, done again as the screen proposes it is done
 * once, and nothing is said to be done that is not.
 */

type Own = NonNullable<Parameters<Faults['play']>[2]>;
/** Where `done` is true, the platform does what it is asked, and only its answer is this. */
const CASES: [title: string, fault: FaultName, done: boolean, own?: Own][] = [
  ['the network is gone before', 'broken', false],
  ['500', 'error', false],
  ['502 of a proxy', 'bad-gateway', false],
  ['429', 'too-many', false],
  ['a portal’s page', 'portal', false],
  ['409', 'stale', false],
  ['422 of a field', 'invalid', false],
  ['403', 'forbidden', false],
  ['the session is over', 'session', false],
  ['the answer is lost', 'lost', true],
  ['the answer is cut', 'cut', true],
  ['the answer never ends', 'stalled', true],
  ['504 of a proxy', 'gateway-timeout', true],
  ['half an answer', 'truncated', true],
  ['an answer that is null', 'null', true],
  ['an answer without data', 'no-data', true],
  [
    'an answer with another record',
    'lost',
    true,
    { body: { code: 200, msg: '', data: { id: 'another', version: 9 } } },
  ],
];

// The platform is asked from outside of the page.
test.use({ lane: 'http' });

for (const [name, write] of Object.entries(WRITES)) {
  const { call, kept, said, shown = said, store = () => Promise.resolve(undefined) } = write;
  for (const [title, fault, done, own] of CASES)
    test(`${name}: ${title} @all @lane`, async ({ page, site, faults, expectErrors }) => {
      expectErrors(/Failed to load resource|net::ERR_|status of \d+/);
      // Else it is six minutes.
      if (fault === 'stalled') site.config.requestTimeout = 3000;
      const ask = askIn(page, site);
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        const isIt = request.method() === 'POST' && request.url().endsWith(call);
        if (isIt) keys.push(request.headers()['idempotency-key']);
      });
      await write.open(page, ask);
      const before = await store(ask);
      faults.play(fault, call, { ...(done && fault !== 'cut' && { lost: true }), ...own, times: 1 });
      await write.send(page);

      const problem = write.problem?.(page) ?? page.getByRole('alert').filter({ hasText: /./ });
      const isLogin = () => page.url().includes('#/login?redirect');
      const isOver = async () => isLogin() || (await problem.or(said(page)).count()) > 0;
      await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
      const isSaid = (await said(page).count()) > 0;
      if (isSaid) expect(done).toBe(true);
      const after = await store(ask);
      if (write.store) expect(after).toEqual(done ? write.wanted : before);

      if (!isSaid && isLogin()) {
        await submitLogin(page);
        await frameShown(page);
        if (!write.survives) await write.open(page, ask);
      }
      if (!done) await kept?.(page);
      if ((await shown(page).count()) === 0) await write.send(page);
      await expect(shown(page).first()).toBeVisible();
      await expect.poll(() => store(ask)).toEqual(write.wanted);
      // The platform does once what has one key.
      expect(new Set(done ? keys : keys.slice(1)).size).toBe(1);
    });

  const { meanwhile, refused = '' } = write;
  if (meanwhile)
    test(`${name}: a colleague was there before @all @lane`, async ({ page, site }) => {
      const ask = askIn(page, site);
      await write.open(page, ask);
      await meanwhile(ask);
      await write.send(page);
      await expect(page.getByText(refused).first()).toBeVisible();
      await expect(said(page).filter({ hasNotText: refused })).toHaveCount(0);
      expect(await store(ask)).toEqual(write.left);
    });
}
