import { act, fireEvent, screen } from '@testing-library/react';
import { fieldId } from './form-context';
import { focusField } from './focus-field';

const render = () => {
  const input = document.createElement('input');
  input.id = fieldId('form', 'stock');
  document.body.append(input);
};
const rendered = () => act(async () => Promise.resolve());

beforeEach(() => document.body.replaceChildren());

test('a field that is there has the focus at once', () => {
  render();
  focusField('form', 'stock');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a field that is rendered later has the focus then', async () => {
  focusField('form', 'stock');
  render();
  await rendered();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('whoever does something else meanwhile keeps the focus where it is', async () => {
  focusField('form', 'stock');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  render();
  await rendered();
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});
