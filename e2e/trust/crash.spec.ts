import { expect, test } from '../support/fixtures';
import { FORMS, openForm, takeDraft } from '../support/forms';

/** The tab's process is killed while somebody types (bar E1). */

const TEXT = 'pump '.repeat(12);
/** Milliseconds of typing that may be missing; use-draft.test.ts holds them on a clock of its own. */
const MAY_LOSE = 3000;

/** How many characters are typed before the process is killed, each run at another moment; more than a second's worth. */
const runs = Object.entries(FORMS).flatMap(([name, form], at) =>
  [0, 1, 2].map((run) => ({ name, form, run, after: 30 + ((at * 7 + run * 17) % 26) })),
);

for (const { name, form, run, after } of runs) {
  const tag = run === 0 && ['product', 'contact'].includes(name) ? '' : ' @all';
  test(`${name}: the process is killed after ${after} characters, and what was typed comes back (${run + 1})${tag}`, async ({
    page,
    clock,
  }) => {
    await openForm(page, form);
    const field = form.field(page);
    await field.fill('');
    const typed: { at: number; text: string }[] = [];
    const typing = field.pressSequentially(TEXT, { delay: 45 }).catch(() => {});
    await expect
      .poll(
        async () => {
          typed.push({ at: clock.now(), text: await field.inputValue() });
          return typed.at(-1)!.text.length;
        },
        { intervals: [60] },
      )
      .toBeGreaterThanOrEqual(after);
    const url = page.url();
    const crashed = page.waitForEvent('crash');
    const debug = await page.context().newCDPSession(page);
    void debug.send('Page.crash').catch(() => {});
    await crashed;
    await typing;
    const killed = clock.now();

    const again = await page.context().newPage();
    await again.goto(url);
    await takeDraft(again, form);
    const safe = typed.filter(({ at }) => at < killed - MAY_LOSE).at(-1)?.text ?? '';
    await expect.poll(() => form.field(again).inputValue()).toMatch(/^pump/);
    const back = await form.field(again).inputValue();
    expect(TEXT.startsWith(back)).toBe(true);
    expect(back.length).toBeGreaterThanOrEqual(safe.length);
  });
}
