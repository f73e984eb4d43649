import { fireEvent, screen } from '@testing-library/react';
import { renderInput } from '../testing-input';
import { ComboSelect } from './ComboSelect';
import { MultiSelect } from './MultiSelect';

const OPTIONS = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'DAP'].map((value) => ({
  value,
  label: value,
  disabled: value === 'FCA',
}));
const current = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = (input: HTMLElement) => input.getAttribute('aria-expanded') === 'true';

const select = (start?: string) => renderInput(<ComboSelect options={OPTIONS} />, start);
const several = (start: string[]) => renderInput(<MultiSelect options={OPTIONS} />, start);

test('the arrow opens the list at what is chosen, and the keys move along what can be chosen', async () => {
  const { user, input, held } = select('FOB');
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(current(input)).toBe('FOB');
  expect(screen.getByRole('option', { name: 'FOB', selected: true })).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(current(input)).toBe('EXW');
  await user.keyboard('{ArrowUp}');
  expect(current(input)).toBe('DAP');
  await user.keyboard('{ArrowDown}{PageDown}');
  expect(current(input)).toBe('DAP');
  await user.keyboard('{Home}{End}{PageUp}{Enter}');
  expect(held()).toBe('EXW');
  expect(isOpen(input)).toBe(false);
});

test('Escape closes the list and nothing around it', async () => {
  const outer = jest.fn();
  const { user, input, held } = renderInput(
    <div role="presentation" onKeyDown={outer}>
      <ComboSelect options={OPTIONS} />
    </div>,
    'FOB',
  );
  await user.click(input);
  await user.keyboard('{Escape}');
  expect([isOpen(input), outer.mock.calls.length]).toEqual([false, 0]);
  await user.keyboard('{Escape}');
  expect([held(), outer.mock.calls.length]).toEqual(['FOB', 1]);
});

test('keys of an input method are its own', async () => {
  const { user, input, held } = select('FOB');
  await user.click(input);
  fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 229 });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect([current(input), held(), isOpen(input)]).toEqual(['FOB', 'FOB', true]);
});

test('its buttons keep the focus in the input, and an option that is disabled is not chosen', async () => {
  const { user, input, held } = select('FOB');
  await user.click(screen.getByRole('button', { name: '展开' }));
  expect(input).toHaveFocus();
  await user.click(screen.getByRole('option', { name: 'FCA' }));
  expect([held(), isOpen(input)]).toEqual(['FOB', true]);
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(isOpen(input)).toBe(false);
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(held()).toBeUndefined();
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  expect(input).toHaveFocus();
});

test('a choice whose text is deleted is none, where there may be none', async () => {
  const { user, input, held } = select('FOB');
  await user.clear(input);
  expect(held()).toBeUndefined();
  await user.tab();
  expect(input).toHaveValue('');
});

test('where nothing is found the list says so', async () => {
  const { user, input } = select();
  await user.type(input, 'zzz');
  expect(screen.getByText('没有符合的选项')).toBeVisible();
  expect(input).not.toHaveAttribute('aria-controls');
  await user.tab();
  expect(input).toHaveValue('');
});

test('chips are reached and removed by keys', async () => {
  const { user, input, held } = several(['EXW', 'FOB', 'CIF']);
  await user.click(input);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'FOB' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(held()).toEqual(['EXW', 'CIF']);
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowRight}{Backspace}');
  expect(held()).toEqual(['EXW']);
});

test('several are chosen from a list that stays open, and taken back there', async () => {
  const { user, input, held } = several(['EXW']);
  await user.click(input);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}{Enter}');
  expect(held()).toEqual(['EXW', 'FOB']);
  expect(isOpen(input)).toBe(true);
});
