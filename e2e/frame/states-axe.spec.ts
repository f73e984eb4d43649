import type { Page } from 'playwright/test';
import { CALLS } from '../../lib/config/calls';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view, viewLoaded, type Faults } from '../support/fixtures';
import { PAGES } from '../support/pages';

/**
 * No violation on any screen while it loads, with its records, without any, after a failure, and with something open over
 * it. Every pair of language, scheme, width and skin is met: eight looks, the skin being decided by the other three, and
 * each screen wears another one in each state.
 */

const LOOKS = Array.from({ length: 8 }, (_, look) => {
  const [first, second, third] = [(look & 1) > 0, (look & 2) > 0, (look & 4) > 0];
  return {
    language: first ? 'en' : 'zh',
    scheme: second ? 'dark' : 'light',
    width: third ? 390 : 1440,
    skin: (first !== second) !== third ? 'ocean' : 'red-white',
  } as const;
});

const READS = ['getList', 'getDetail', 'getOverview', 'getTree', 'getSummary', 'getQuota', 'getMessages'];
// Not the routes: they are requested again with the menu's numbers, and without them there is no screen.
const LISTS = [...CALLS].filter((call) => /^\/supplier\/.+\/getList$/.test(call));
const EMPTY = { code: 200, data: { list: [], total: 0 } };

const STATES = {
  loading: (faults: Faults) => READS.forEach((call) => faults.play('stalled', `/${call}`)),
  loaded: () => {},
  empty: (faults: Faults) => LISTS.forEach((call) => faults.add({ call, body: EMPTY })),
  failed: (faults: Faults) => READS.forEach((call) => faults.play('error', `/${call}`)),
};
type State = keyof typeof STATES;
const NAMES = Object.keys(STATES) as State[];

// What the journey begins on is there already, so that no fault could stop it.
const BEGIN = '/Shop/Info';
const SCREENS = PAGES.filter(
  ({ path, open }) => !open && !['/403', '/404', '/ProductAdd', '/BlogsAdd', BEGIN].includes(path),
);
const OPENED = PAGES.filter(({ open }) => open);

// Failures first: what one screen has loaded, another may show.
const ORDER: readonly State[] = ['failed', 'loading', 'empty', 'loaded'];

/** What a look goes through: each screen in one state at most, so that nothing is there from before. */
const partsOf = (look: number) =>
  SCREENS.flatMap((screen, at) =>
    NAMES.flatMap((state, number) => ((at + 2 * number) % LOOKS.length === look ? [{ screen, state }] : [])),
  ).sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
const openedIn = (look: number) =>
  OPENED.filter((opened, at) => {
    const own = at % LOOKS.length;
    // What only a wide window has is met in the look that is otherwise the same.
    return (opened.wide ? own & 3 : own) === look;
  });

async function stateShown(page: Page, state: State) {
  if (state === 'failed') return expect(view(page).getByRole('alert').first()).toBeVisible();
  if (state !== 'loading') return viewLoaded(page);
  await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
  // What is drawn while it loads is there shortly after the heading.
  await page.waitForFunction(() => document.querySelector('main :is([data-skeleton], [role=progressbar])'));
}

for (const [look, { language, scheme, width, skin }] of LOOKS.entries()) {
  test.describe(`${language}, ${scheme}, ${skin}, ${width} px`, () => {
    test.use({ language, scheme, skin, viewport: { width, height: 900 }, hasTouch: width < 600 });

    test(`no axe violation in any state, look ${look + 1} of 8 @browser${look % 3 === 0 ? '' : ' @all'}`, async ({
      page,
      faults,
      expectErrors,
    }) => {
      test.slow();
      expectErrors(/status of 500|Failed to load resource/);
      await openAs(page, BEGIN);
      await viewLoaded(page);
      for (const { screen, state } of partsOf(look)) {
        await test.step(`${screen.name} ${state}`, async () => {
          STATES[state](faults);
          await page.goto(`./#${screen.path}`);
          await stateShown(page, state);
          await expectSound(page, `${screen.name} ${state}`);
          faults.clear();
        });
      }
      for (const opened of openedIn(look)) {
        await test.step(`${opened.name} open`, async () => {
          await page.goto('about:blank');
          await page.goto(`./#${opened.path}`);
          await viewLoaded(page);
          await opened.open?.(page);
          await expectSound(page, `${opened.name} open`);
        });
      }
    });
  });
}
