import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { ChangePreview } from './ChangePreview';
import type { BulkPlan } from './use-bulk-plan';

beginEachEmpty();

/** A plan that leaves out so many products. */
const planOf = (count: number) =>
  ({
    ...{ changed: [], changes: undefined, same: 2 },
    wrong: Array.from({ length: count }, (_, at) => ({
      ...{ kind: 'wrong', product: { id: `${at}`, title: { zh: `泵 ${at}` }, sku: `P-${at}` } },
      reason: { key: 'transition', status: 'draft' },
    })),
  }) as unknown as BulkPlan;

test.each([
  [3, 3, null],
  [100, 100, null],
  [104, 100, '另有 4 个未显示'],
])('of %i products that are left out %i are named with the reason', (count, named, more) => {
  const reading = { products: [], read: 0, total: 0, retry: () => {} };
  renderInView(<ChangePreview reading={reading} change={{ kind: 'x' } as never} plan={planOf(count)} />);
  expect(screen.getByRole('status')).toHaveTextContent(`将修改 0 个，2 个无需修改，跳过 ${count} 个`);
  const table = screen.getByRole('table', { name: `已跳过（${count}）` });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(named);
  expect(screen.queryByText(/未显示/)?.textContent ?? null).toBe(more);
});
