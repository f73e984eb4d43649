import type { Page } from 'playwright/test';

/** Commands of WebDriver BiDi, for which Playwright has no call of its own. */
interface Session {
  sessionId: string;
  send: (method: string, params: object) => Promise<unknown>;
}
interface Within {
  _connection: { toImpl: (page: Page) => { delegate: { _session: Session } } };
}
interface Evaluated {
  result?: { value: unknown };
  exceptionDetails?: { text: string };
}

/**
 * Runs code in Firefox's own window, where `tab` is the browsing context of the page; it is started with access to it.
 * Throws what the code throws.
 */
export async function inWindowOfFirefox(page: Page, code: string): Promise<unknown> {
  const session = (page as unknown as Within)._connection.toImpl(page).delegate._session;
  const tree = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const [{ context }] = (tree as { contexts: [{ context: string }] }).contexts;
  const tab = `ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
    .NavigableManager.getBrowsingContextById('${session.sessionId}')`;
  const { result, exceptionDetails } = (await session.send('script.evaluate', {
    expression: `{ const tab = ${tab}; ${code} }`,
    target: { context },
    awaitPromise: true,
  })) as Evaluated;
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result?.value;
}

/** Lets `emulateMedia` reach Firefox, where Playwright's own names a command that it does not know. */
export function emulateMediaIn(page: Page) {
  page.emulateMedia = async ({ media, colorScheme } = {}) => {
    if (media !== undefined) await inWindowOfFirefox(page, `tab.mediumOverride = '${media === 'print' ? media : ''}';`);
    if (colorScheme !== undefined)
      await inWindowOfFirefox(page, `tab.prefersColorSchemeOverride = '${colorScheme ?? 'none'}';`);
  };
}
