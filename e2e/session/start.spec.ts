import type { Page } from 'playwright/test';
import { DEMO_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, test } from '../support/fixtures';

/** The page of the HTML, before and while the client takes it over. */

/** Holds the client's scripts back until it is asked to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return letCome;
}

test('what is typed into the form of the HTML, and Enter, count when the client is ready', async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '用户名' }).fill(DEMO_ACCOUNT.username);
  await page.getByRole('textbox', { name: '密码' }).fill(DEMO_ACCOUNT.password);
  await page.getByRole('textbox', { name: '密码' }).press('Enter');
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue(DEMO_ACCOUNT.username);
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
});

test('the first frame is in the language that was chosen, and goes on in it @browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('supplier-client-language', '"en"'));
  const letCome = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill('acme');
  letCome();
  // The demo's line is the client's own.
  await expect(page.getByText(/the demo account is filled in/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('acme');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('whoever holds a token never sees the login form', async ({ page }) => {
  await openAs(page);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  const letCome = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeHidden();
  letCome();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('user, routes and the figures of home are requested once each, before the scripts have run', async ({ page }) => {
  await openAs(page);
  await expect(page.getByRole('region', { name: '经营概况' })).toHaveAttribute('aria-busy', 'false');
  // What this visit still requests is not of the next.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isCall = /^\/(supplier|router)\//.test(pathname) && request.method() !== 'OPTIONS';
    if (isCall) calls.push(`${pathname}${search.replace(/\d{4}-\d{2}-\d{2}/g, 'day')}`);
  });
  const letCome = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const early = ['/supplier/auth/getUserInfo', '/router/getList', '/supplier/stats/getOverview?from=day&to=day'];
  // What is below the figures, once each.
  const late = [
    '/supplier/shopInfo/getDetail',
    '/supplier/shopDetail/getDetail',
    '/supplier/shopContact/getList?pageSize=100',
    '/supplier/shopResource/getList?kind=certificate&pageSize=1',
  ];
  await expect.poll(() => calls).toEqual(early);
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  await expect(page.getByRole('region', { name: '经营概况' })).toHaveAttribute('aria-busy', 'false');
  // The platform of the journeys has another day than this device: what names a day is requested again.
  const undated = (all: string[]) => all.filter((call) => !call.includes('=day'));
  await expect.poll(() => undated(calls)).toEqual([...undated(early), ...late]);
  await page.waitForLoadState('networkidle');
  expect(undated(calls)).toEqual([...undated(early), ...late]);
});
