/** @jest-environment ./scripts/check/jest-env.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { userQuery } from '@/lib/api/session-queries';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { INFO_KIND } from './info-kind';
import { InfoForm } from './InfoForm';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});

function openForm(features: string[]) {
  const client = testClient();
  client.setQueryData(userQuery().queryKey, {
    username: 'A',
    avatar: '',
    roles: [],
    permissions: ['shopInfo:edit'],
    features,
  });
  renderInView(<InfoForm title="基本信息" info={undefined} />, { client });
}

const SECTIONS = ['店铺形象', '经营范围', '所在地与资质', '信头与收款账号', '品牌故事'];
const sectionsIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('names, accounts and the seal are asked for where the platform knows letterheads', async () => {
  openForm(['letterhead']);
  const user = userEvent.setup();
  expect(await screen.findByRole('textbox', { name: /^通信地址 English/ })).toBeVisible();
  expect(sectionsIn(screen.getByRole('navigation'))).toEqual(SECTIONS);
  await user.click(screen.getByRole('button', { name: '添加收款账号' }));
  const account = screen.getByRole('group', { name: '收款账号 1' });
  expect(within(account).getByRole('textbox', { name: 'SWIFT 代码' })).toBeRequired();
  await user.click(screen.getByRole('button', { name: '删除收款账号 1' }));
  expect(screen.queryByRole('group', { name: '收款账号 1' })).toBeNull();
});

test('without letterheads there is no field for them, and nothing of them is sent', async () => {
  openForm([]);
  expect(await screen.findByRole('textbox', { name: /^品牌故事 English/ })).toBeVisible();
  expect(sectionsIn(screen.getByRole('navigation'))).toEqual(SECTIONS.filter((name) => name !== '信头与收款账号'));
  expect(screen.queryByRole('textbox', { name: /^通信地址/ })).toBeNull();
  const { record } = INFO_KIND.toRecord(INFO_KIND.toValues(), undefined);
  for (const name of ['legalName', 'postalAddress', 'banks', 'seal']) expect(record).not.toHaveProperty(name);
});

test('a SWIFT code is sent without its blanks, and an empty account is not sent', () => {
  const bank = { currency: 'USD', beneficiary: 'A', bank: 'B', swift: 'puji cn sh nbo', account: '1', address: '' };
  const blank = { currency: undefined, beneficiary: '', bank: '', swift: '', account: '', address: '' };
  const values = { ...INFO_KIND.toValues(), banks: [blank, { ...bank, account: '' }, bank] };
  const { record } = INFO_KIND.toRecord(values, undefined);
  expect(record.banks).toMatchObject([{ swift: 'PUJICNSHNBO' }, { account: '1' }]);
  const faults = INFO_KIND.check(values).map(({ path, key }) => [path, key]);
  expect(faults.filter(([path]) => path?.startsWith('banks'))).toEqual([['banks.1.account', 'required']]);
});
