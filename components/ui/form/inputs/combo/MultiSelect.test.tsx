import { screen } from '@testing-library/react';
import { renderInput } from '../testing-input';
import { MultiSelect } from './MultiSelect';

const OPTIONS = ['EXW', 'FOB', 'CIF'].map((value) => ({ value, label: value }));

test('Enter takes the match of what is typed, and nothing where nothing is typed', async () => {
  const { user, input, held } = renderInput(<MultiSelect options={OPTIONS} />, ['CIF']);
  await user.type(input, 'fo{Enter}');
  expect(held()).toEqual(['CIF', 'FOB']);
  expect(input).toHaveValue('');
  await user.keyboard('{Enter}');
  expect(held()).toEqual(['CIF', 'FOB']);
  await user.keyboard('nothing{Enter}');
  expect(held()).toEqual(['CIF', 'FOB']);
});

test('what is chosen is said of the options themselves: their boxes are for the eye', async () => {
  const { user, input } = renderInput(<MultiSelect options={OPTIONS} />, ['CIF']);
  await user.click(input);
  const chosen = screen.getAllByRole('option').map((option) => [option.textContent, option.ariaSelected]);
  expect(chosen).toEqual([
    ['EXW', 'false'],
    ['FOB', 'false'],
    ['CIF', 'true'],
  ]);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
