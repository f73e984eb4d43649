import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftKey, writeEntry } from '@/components/ui/record/draft-store';
import { renderScreen } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import type { ShopDetail } from '@/lib/api/shop-detail';
import { DETAIL_KIND } from './detail-kind';
import { ShopDetailScreen } from './ShopDetailScreen';

// Most fields have no part in it and take seconds to render.
jest.mock('@/components/ui/form/FormSection', () => ({
  FormSection: ({ id, children }: { id: string; children: React.ReactNode }) => (id === 'company' ? children : null),
}));

const detail = {
  ...{ id: 's1', version: 3, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' },
  ...{ employees: '51-100', averageLeadDays: 20, exportShare: 50 },
};

beginEachEmpty();

/** A platform that stores what is based on its version, and answers with 409 otherwise. */
function platform() {
  const state = { stored: detail, sent: [] as { version?: number; averageLeadDays?: number }[] };
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: state.stored });
    const body = (await request.json()) as (typeof state.sent)[number];
    state.sent.push(body);
    if (body.version !== state.stored.version) return Response.json({ code: 409, data: state.stored });
    state.stored = { ...state.stored, ...body, version: state.stored.version + 1 };
    return Response.json({ code: 200, data: state.stored });
  });
  return state;
}
const versionsSent = ({ sent }: ReturnType<typeof platform>) =>
  sent.map(({ version, averageLeadDays }) => [version, averageLeadDays]);
const conflict = async () => within(await screen.findByRole('dialog', { name: '这条记录刚被其他人修改' }));

test('a save that a colleague was ahead of keeps what was typed, compares, and goes over the newer version', async () => {
  const state = platform();
  renderScreen(<ShopDetailScreen />);
  const days = await screen.findByRole('textbox', { name: /交期/ });
  expect(days).toHaveValue('20');
  state.stored = { ...detail, version: 4, averageLeadDays: 25 };
  fireEvent.change(days, { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));

  const dialog = await conflict();
  expect(days).toHaveValue('30');
  expect(days).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: '平台上的版本 4：25' })).not.toBeChecked();
  expect(dialog.getByRole('radio', { name: '您的修改：30' })).toBeChecked();
  fireEvent.click(dialog.getByRole('button', { name: '合并并保存' }));
  await waitFor(() =>
    expect(versionsSent(state)).toEqual([
      [3, 30],
      [4, 30],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(days).toHaveValue('30');
  expect(days).toBeInTheDocument();
});

test('a restored draft that is older than a colleague’s version is compared with it before it is saved over it', async () => {
  const state = platform();
  const values = { ...DETAIL_KIND.toValues(detail as ShopDetail), averageLeadDays: 30 };
  const draft = { at: '2026-01-06T02:00:00Z', values, version: 2, by: 'other window' };
  writeEntry(draftKey('name:tester', DETAIL_KIND.name, 's1'), { drafts: [draft], damaged: [] });
  renderScreen(<ShopDetailScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '恢复草稿' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect((await conflict()).getByRole('radio', { name: '您的修改：30' })).toBeChecked();
  expect(versionsSent(state)).toEqual([[2, 30]]);
});
