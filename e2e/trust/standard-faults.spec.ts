import { STANDARD_FAULTS, type StandardFault } from '../../scripts/platform/faults';
import { expect, openAs, submitLogin, test, view } from '../support/fixtures';

const LIST = 'product/getList';
const NUMBERS = Object.keys(STANDARD_FAULTS) as StandardFault[];
/** Answers that are right, only said in another way, or late. */
const FINE: StandardFault[] = ['F14', 'F15', 'F16', 'F17', 'F24', 'F26', 'F30'];

/** Every fault of the reliability standard on a list: nothing is blank, and after the fault the list is there again. */
test('each fault of the standard on a list is said or borne, and passes without a reload of the page @all', async ({
  page,
  faults,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/Failed to load resource|net::ERR_|status of \d+/);
  await openAs(page, '/Product/Catalogs');
  const rows = page.getByRole('table', { name: '产品列表' }).getByRole('rowheader');
  for (const number of NUMBERS) {
    await test.step(`${number} ${STANDARD_FAULTS[number][0]}`, async () => {
      faults.play(number, LIST, number === 'F23' ? { delay: 1500 } : {});
      await page.goto(`./#/Product/Product?keyword=${number}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isFine = FINE.includes(number) || number === 'F23';
      const said = view(page).getByRole('alert');
      const isLeft = /#\/(login|403)/;
      if (!isFine) await expect.poll(async () => isLeft.test(page.url()) || (await said.count()) > 0).toBe(true);
      else await expect(said).toHaveCount(0);
      faults.clear();
      if (/#\/login/.test(page.url())) await submitLogin(page);
      await page.goto('./#/Product/Product');
      await expect(rows.first()).toBeVisible();
    });
  }
});
