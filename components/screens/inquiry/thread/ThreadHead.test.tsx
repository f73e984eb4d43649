import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import type { InquiryActions } from '../use-inquiry-actions';
import { ThreadHead } from './ThreadHead';

const inquiry = {
  ...{ id: '1', version: 1, number: 'INQ-1', subject: 'Pumps', source: 'shop', status: 'new' },
  buyer: { name: 'Ann', country: 'DE' },
} as unknown as Inquiry;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});

const ALL = ['edit', 'delete'];
const MORE = ['标签', '指派', '标为未读'];
test.each<[pane: string, rights: string[], buttons: string[], more: string[]]>([
  ['wide', ALL, ['星标', '提醒', '更改状态', '更多操作'], [...MORE, '删除']],
  ['narrow', ALL, ['返回询盘列表', '星标', '更多操作'], ['更改状态', '标签', '提醒', '指派', '标为未读', '删除']],
  ['wide', ['edit'], ['星标', '提醒', '更改状态', '更多操作'], MORE],
  ['wide', ['read'], [], []],
  ['narrow', ['read'], ['返回询盘列表'], []],
])('in a %s pane who may %j has these buttons: %j', async (pane, rights, buttons, more) => {
  const permissions = rights.map((right) => `inquiry:${right}`);
  const back = pane === 'narrow' ? () => {} : undefined;
  renderInView(
    <RightsContext value={{ admin: false, roles: [], permissions }}>
      <ThreadHead inquiry={inquiry} actions={{} as InquiryActions} onBack={back} onDeleted={() => {}} />
    </RightsContext>,
  );
  const shown = screen.queryAllByRole('button');
  expect(shown.map((button) => button.ariaLabel ?? button.textContent)).toEqual(buttons);
  if (more.length > 0) await userEvent.setup().click(shown.at(-1)!);
  expect(screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(more);
});
