import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInput } from '../testing-input';
import type { ComboOption } from './combo';
import { ComboSelect } from './ComboSelect';

const OPTIONS: ComboOption[] = [
  { value: 'c1', label: 'Pumps / Multistage' },
  { value: 'c2', label: 'Pumps / Diaphragm' },
];

/** A choice whose options come later. */
function LateOptions() {
  const [options, setOptions] = useState<ComboOption[]>([]);
  return (
    <>
      <ComboSelect options={options} clearable={false} />
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setOptions([...OPTIONS])}>
        come
      </button>
    </>
  );
}

const draw = () => renderInput(<LateOptions />, 'c1');
const come = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'come' }));

test('what is typed before the options are there stays, and finds them when they are', async () => {
  const { user, input } = draw();
  await user.clear(input);
  await user.type(input, 'diaph');
  await come(user);
  expect(input).toHaveValue('diaph');
  await user.click(await screen.findByRole('option', { name: 'Pumps / Diaphragm' }));
  expect(input).toHaveValue('Pumps / Diaphragm');
  await user.tab();
  expect(input).toHaveValue('Pumps / Diaphragm');
});

test('a value gets its name when the options are there, with the focus in the field too', async () => {
  const { user, input } = draw();
  expect(input).toHaveValue('c1');
  await user.click(input);
  await come(user);
  expect(input).toHaveValue('Pumps / Multistage');
});

test('a name that takes the place of its code under the cursor is selected as the code was, so that typing replaces it', async () => {
  const { user, input } = draw();
  await user.click(input);
  await come(user);
  await user.keyboard('diaph');
  expect(input).toHaveValue('diaph');
});

test('what is typed and not chosen is dropped when the field is left, and the value kept', async () => {
  const { user, input } = draw();
  await come(user);
  await user.type(input, 'xyz');
  await user.keyboard('{Escape}');
  await user.tab();
  expect(input).toHaveValue('Pumps / Multistage');
});
