import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { ColumnChoice } from './ColumnChoice';
import { OPTIONAL_COLUMNS } from './export-prefs';

const total = OPTIONAL_COLUMNS.length;
const [first] = OPTIONAL_COLUMNS;
const own = OPTIONAL_COLUMNS.filter(({ section }) => section === first!.section);

test('a section is chosen as its columns are: all, some or none', async () => {
  function Choice() {
    const [left, leave] = useState<string[]>([]);
    return <ColumnChoice left={left} headOf={({ key }) => key} onChange={leave} />;
  }
  renderInView(<Choice />);
  const user = userEvent.setup();
  const [section] = screen.getAllByRole('checkbox');
  await user.click(screen.getByRole('button', { expanded: false, name: section!.closest('label')!.textContent! }));
  const column = screen.getByRole('checkbox', { name: first!.key });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const expectCount = (count: number) =>
    expect(screen.getByRole('status')).toHaveTextContent(`已选 ${count} 列，共 ${total} 列`);
  expect(section).toBeChecked();
  expectCount(total);
  await user.click(column);
  expect(column).not.toBeChecked();
  expect(section).not.toBeChecked();
  expect(section).toBePartiallyChecked();
  expectCount(total - 1);
  await user.click(section!);
  expect(column).toBeChecked();
  expect(section).toBeChecked();
  await user.click(section!);
  expect(section).not.toBePartiallyChecked();
  expectCount(total - own.length);
  await press('全不选');
  expectCount(0);
  await press('全选');
  expect(section).toBeChecked();
});
