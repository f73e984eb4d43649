import { expect, openAs, test, view } from '../support/fixtures';

const URL = 'https://errors.example.com/in';

test('an error is reported to the operator’s address, without anything of the user', async ({ page, site, faults }) => {
  site.config.errorReportURL = URL;
  const reports: { body: string; headers: Record<string, string> }[] = [];
  await page.route(URL, async (route) => {
    reports.push({ body: route.request().postData() ?? '', headers: await route.request().allHeaders() });
    await route.fulfill({ status: 204 });
  });
  faults.add({ call: 'product/getList', body: { code: 200, msg: '', data: '李伟 13800138000' } });
  await openAs(page, '/Product/Product?title=secret-pump');
  await expect(view(page).getByRole('alert').first()).toBeVisible();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  const { body, headers } = reports[0]!;
  expect(JSON.parse(body)).toMatchObject({
    error: 'ApiError contract',
    message: '/supplier/product/getList',
    page: '/Product/Product',
    language: 'zh-CN',
  });
  expect(JSON.parse(body)).toHaveProperty('build', expect.stringMatching(/^[0-9a-f]{16}$/));
  const said = JSON.stringify(reports);
  for (const secret of ['李伟', '13800138000', 'secret-pump', 'Bearer']) expect(said).not.toContain(secret);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
});

test('without an address nothing is reported', async ({ page, faults }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().includes('errors.example') && elsewhere.push(request.url()));
  faults.add({ call: 'product/getList', body: { code: 200, msg: '', data: 'nonsense' } });
  await openAs(page, '/Product/Product');
  await expect(view(page).getByRole('alert').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});
