import { act, screen } from '@testing-library/react';
import { fakeView, renderInView } from '@/components/ui/testing/render';
import { RecordDrawer } from './RecordDrawer';

test.each([
  ['a record that loads', '7', '联系方式', 'Ann'],
  ['a new one', 'new', '新增联系人', '新增联系人'],
])('the drawer of %s has its title', async (_, edit, before, after) => {
  const record = { id: '7', name: 'Ann', version: 1, updatedAt: '2026-03-02T00:00:00Z' };
  let answer: (sent: typeof record) => void = () => {};
  const detail = (id: string) => ({
    queryKey: ['record', id],
    queryFn: () => new Promise<typeof record>((resolve) => (answer = resolve)),
  });
  const title = (shown: unknown) => (shown as typeof record | undefined)?.name ?? '新增联系人';
  renderInView(<RecordDrawer kind={{ api: { detail } } as never} title={title} head={() => ({})} form={() => null} />, {
    view: fakeView({ title: '联系方式', query: new URLSearchParams({ edit }) }),
  });
  expect(screen.getByRole('dialog', { name: before })).toBeInTheDocument();
  await act(async () => answer(record));
  expect(await screen.findByRole('dialog', { name: after })).toBeInTheDocument();
});
