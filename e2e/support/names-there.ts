import type { Page, TestInfoError } from 'playwright/test';

/** The last `getByRole('button', { name: '登陆' })` of an error's text: what was not found. */
export function soughtIn(message: string): { role: string; name: string } | undefined {
  if (!/Timeout|timed out|not found|toBe\w+\(\) failed|expect\(locator\)/i.test(message)) return undefined;
  const line = message.split('\n').find((text) => /(?:Locator:|waiting for) .*getByRole\(/.test(text));
  const found = line && [...line.matchAll(/getByRole\('(\w+)', \{ name: ('(?:[^'\\]|\\.)*'|\/.*?\/\w*)/g)].at(-1);
  return found ? { role: found[1]!, name: found[2]! } : undefined;
}

/** The names of everything with this role in an ARIA snapshot, once each, in the order of the page. */
function namesOf(snapshot: string, role: string): string[] {
  const named = new RegExp(`^\\s*- '?${role} "((?:[^"\\\\]|\\\\.)*)"`);
  const names = snapshot.split('\n').flatMap((line) => named.exec(line)?.[1] ?? []);
  return [...new Set(names)];
}

/** How many pairs of letters two names share, of all that they have. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) =>
    new Set(Array.from(text.toLowerCase(), (letter, at) => letter + (text[at + 1] ?? '')));
  const letters = (text: string) => new Set(text.toLowerCase());
  const share = (a: Set<string>, b: Set<string>) =>
    [...a].filter((part) => b.has(part)).length / Math.max(a.size, b.size, 1);
  return share(pairs(one), pairs(other)) + share(letters(one), letters(other));
}

/** The maximum of names in the sentence. */
const MAX_NAMES = 24;

/** The sentence about a name that is not there: the names that are, the most alike first. */
export function namesThere(snapshot: string, { role, name }: { role: string; name: string }): string {
  const names = namesOf(snapshot, role);
  if (names.length === 0) return `There is no ${role} with a name on the page.`;
  const alike = [...names].sort((a, b) => likeness(name, b) - likeness(name, a));
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `Names of ${role} on the page: ${alike
    .slice(0, MAX_NAMES)
    .map((each) => `"${each}"`)
    .join(', ')}${more}.`;
}

const snapshotOf = (page: Page) =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => undefined);

/** What has the focus, with its text: a list that did not open, and a press that went elsewhere, show it. */
const focusIn = (page: Page) =>
  page
    .locator(':focus')
    .ariaSnapshot({ timeout: 1000 })
    .then(
      (snapshot) => ` The focus is on: ${snapshot}`,
      () => ' Nothing has the focus.',
    );

/** Adds to errors about a name that is not there the names that are, of each page that is open: an error names none. */
export async function withNamesThere(page: Page, errors: TestInfoError[]): Promise<void> {
  const contexts = page.context().browser()?.contexts() ?? [page.context()];
  const pages = contexts.flatMap((context) => context.pages());
  for (const error of errors) {
    const sought = soughtIn(error.message ?? '');
    if (!sought) continue;
    const sentences: string[] = [];
    for (const [at, one] of pages.entries()) {
      const snapshot = await snapshotOf(one);
      const where = pages.length > 1 ? `Page ${at + 1}, ${new URL(one.url()).hash || one.url()}: ` : '';
      if (snapshot !== undefined) sentences.push(where + namesThere(snapshot, sought) + (await focusIn(one)));
    }
    if (sentences.length === 0) continue;
    const sentence = `\n${sentences.join('\n')}\n`;
    error.message += sentence;
    // What reporters print; it begins with the message.
    if (error.stack) error.stack = error.stack.replace(/\n {4}at /, () => `${sentence}\n    at `);
  }
}
