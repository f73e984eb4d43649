import { fireEvent } from '@testing-library/react';
import { renderInput } from './testing-input';
import { TagsInput } from './TagsInput';

test('a list that is typed is split like one that is pasted, by Enter and when the field is left', async () => {
  const { user, input, held } = renderInput(<TagsInput />, []);
  await user.type(input, 'solar pump, garden pump；便携水泵{Enter}');
  expect(held()).toEqual(['solar pump', 'garden pump', '便携水泵']);
  await user.type(input, '，{Enter}110V，220V,380V、');
  await user.tab();
  expect(held()).toEqual(['solar pump', 'garden pump', '便携水泵', '110V', '220V', '380V']);
});

test('what is there and what is suggested is not split', async () => {
  const { user, input, held } = renderInput(<TagsInput suggestions={['valves, brass']} />, ['pumps; small']);
  await user.type(input, 'seals{Enter}');
  expect(held()).toEqual(['pumps; small', 'seals']);
  await user.click(input);
  await user.keyboard('val{ArrowDown}{Enter}');
  expect(held()).toEqual(['pumps; small', 'seals', 'valves, brass']);
});

test('entries that may have commas keep them, typed and pasted', async () => {
  const { user, input, held } = renderInput(<TagsInput keepsCommas />, []);
  await user.type(input, 'Hamburg, Germany{Enter}');
  await user.click(input);
  await user.paste('Lagos, Nigeria；Lima, Peru');
  expect(held()).toEqual(['Hamburg, Germany', 'Lagos, Nigeria', 'Lima, Peru']);
});

test('the Enter of an input method takes nothing', async () => {
  const { user, input, held } = renderInput(<TagsInput />, []);
  await user.type(input, '便携，水泵');
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(held()).toEqual([]);
});

test('what is pasted beside the input, as Firefox does into the last selection, is not for it', () => {
  const { input, held } = renderInput(<TagsInput />, ['A']);
  const clipboardData = { getData: () => '111\t5\n222\t6' };
  fireEvent.paste(input.parentElement!, { clipboardData });
  expect(held()).toEqual(['A']);
  fireEvent.paste(input, { clipboardData });
  expect(held()).toHaveLength(5);
});
