import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { AddRow } from './AddRow';

test.each([
  [0, '添加（还可添加 3 行）', true],
  [2, '添加（还可添加 1 行）', true],
  [3, '添加（还可添加 0 行）', false],
  // As another program may have saved it.
  [5, '添加（还可添加 0 行）', false],
])('beside %i rows of at most 3 the button says %s', (rows, name, isOffered) => {
  renderInView(<AddRow label={(left) => `添加（还可添加 ${left} 行）`} rows={rows} max={3} onAdd={() => {}} />);
  expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(!isOffered);
});
