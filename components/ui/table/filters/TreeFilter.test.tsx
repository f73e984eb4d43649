import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { TreeFilter } from './TreeFilter';

const nodes = Array.from({ length: 70 }, (_, index) => ({ id: `n${index}`, label: `Name ${index}`, children: [] }));

it('draws the first of very many and those that are chosen; the others are found by typing', async () => {
  const chosen: string[][] = [];
  renderInView(<TreeFilter nodes={nodes} value={['n65']} onChange={(ids) => chosen.push(ids)} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(61);
  expect(screen.getByRole('checkbox', { name: 'Name 65' })).toBeChecked();
  expect(screen.getByText('还有 9 项，输入文字即可查找')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: '在列表中查找' }), 'Name 69');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Name 69' }));
  expect(chosen).toEqual([['n65', 'n69']]);
});
