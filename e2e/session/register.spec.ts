import type { Page } from 'playwright/test';
import { chooseLanguage, expect, test } from '../support/fixtures';

const FORM = {
  '公司名称（中文）': '宁波海甬阀门有限公司',
  '公司名称（英文，选填）': 'Haiyong Valves',
  用户名: 'haiyong',
  邮箱: 'sales@haiyong.example',
  手机号: '137 0013 7000',
  验证码: '123456',
};

async function fill(page: Page, change: Record<string, string> = {}) {
  for (const [name, text] of Object.entries({ ...FORM, ...change })) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByLabel('密码', { exact: true }).fill('valve2580');
}
const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).click();

test('registers from the login page and is in at once', async ({ page }) => {
  await page.goto('./#/login');
  await page.getByRole('link', { name: '注册' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeDisabled();
  await page.getByRole('combobox', { name: '国家或地区' }).selectOption('VN');
  await submit(page);
  await expect(page.getByRole('button', { name: '宁波海甬阀门有限公司 用户菜单' })).toBeVisible();
});

test('an answer without a token leads to the login page, which says so @all', async ({ page, faults }) => {
  faults.add({ call: '/auth/register', body: { code: 200, msg: '', data: null } });
  await page.goto('./#/register');
  await fill(page);
  await submit(page);
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('status').filter({ hasText: '注册成功，请登录' })).toBeVisible();
});

test('says what is wrong beside each field, goes to the first, and asks the platform nothing', async ({
  page,
  faults,
}) => {
  faults.add({ call: '/auth/register', body: { code: 500, msg: '不该发送' } });
  await page.goto('./#/register');
  await submit(page);
  const first = page.getByRole('textbox', { name: '公司名称（中文）' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('请填写此项。');
  await expect(page.getByRole('textbox', { name: '公司名称（英文，选填）' })).toHaveAccessibleDescription('');
  await fill(page, { 邮箱: 'sales@', 手机号: '23700137000' });
  await page.getByLabel('密码', { exact: true }).fill('12345');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(/11 位手机号/);
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  await submit(page);
  await expect(page.getByRole('textbox', { name: '邮箱' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription(/正确的邮箱/);
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('至少 6 个字符。');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the platform’s remarks are beside their fields and nothing typed is lost', async ({ page }) => {
  await page.goto('./#/register');
  await fill(page, { 用户名: 'yongquan-pump', 手机号: '13800138000', 验证码: '000000' });
  await submit(page);
  const name = page.getByRole('textbox', { name: '用户名' });
  await expect(name).toHaveAccessibleDescription('用户名已被使用');
  await expect(name).toBeFocused();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription('该手机号已注册');
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveAccessibleDescription('验证码错误');
  await expect(page.getByRole('textbox', { name: '公司名称（中文）' })).toHaveValue(FORM['公司名称（中文）']);
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('valve2580');
  // A remark goes with what it was about.
  await name.fill('haiyong');
  await expect(name).toHaveAccessibleDescription('');
});

test('a lost answer is said above the form, which stays @all', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  faults.add({ call: '/auth/register', broken: true, times: 1 });
  await page.goto('./#/register');
  await fill(page);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('未知错误，可能是跨域或地址有误');
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('haiyong');
  await submit(page);
  await expect(page.getByRole('button', { name: '宁波海甬阀门有限公司 用户菜单' })).toBeVisible();
});

test('in English, countries are named and sorted in English @browser @all', async ({ page }) => {
  await page.goto('./#/register');
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Country or region' }).selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Company name (Chinese)' })).toHaveAccessibleDescription(
    'Fill in this field.',
  );
});
