import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BlogListScreen } from '@/components/screens/blog/list/BlogListScreen';
import { ContactsScreen } from '@/components/screens/contact/ContactsScreen';
import { QuestionListScreen } from '@/components/screens/question/QuestionListScreen';
import { StrengthScreen } from '@/components/screens/strength/StrengthScreen';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';

const AT = '2026-11-01T00:00:00Z';
const record = (more: object) => ({ id: '7', version: 1, createdAt: AT, updatedAt: AT, deletedAt: AT, ...more });
const LISTS: [name: string, Screen: ComponentType, row: string, record: object][] = [
  ['posts', BlogListScreen, '选泵', record({ title: { zh: '选泵' }, status: 'draft', content: {} })],
  [
    ...(['questions', QuestionListScreen, 'MOQ?'] as const),
    record({ productId: 'p1', content: 'MOQ?', status: 'pending', buyer: { name: 'Ann', country: 'DE' } }),
  ],
  ['contacts', ContactsScreen, '李雷', record({ name: '李雷', mobile: '13800000000', email: 'l@example.com' })],
  ['strength', StrengthScreen, 'ISO 9001', record({ kind: 'certificate', title: 'ISO 9001', images: [] })],
];

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});
afterEach(() => setTransport(undefined));

test.each(LISTS)('deleted %s are listed with deleted=true and restored', async (_, Screen, name, row) => {
  const requested: (string | null)[] = [];
  const restored: unknown[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    const url = new URL(request.url);
    if (url.pathname.endsWith('doRestore')) restored.push(await request.json());
    if (!url.pathname.endsWith('getList')) return Response.json({ code: 200, data: {} });
    requested.push(url.searchParams.get('deleted'));
    return Response.json({ code: 200, data: { list: [row], total: 1 } });
  });
  renderScreen(<Screen />, { title: '列表', query: 'deleted=true' });
  const line = await screen.findByRole('row', { name: new RegExp(name.replace('?', '\\?')) });
  expect(within(line).queryByRole('link', { name })).toBeNull();
  await userEvent.setup().click(within(line).getByRole('button', { name: '恢复' }));
  await waitFor(() => expect(restored).toEqual([{ ids: ['7'] }]));
  expect(new Set(requested)).toEqual(new Set(['true']));
});
