import { fillTemplate, openSlots } from './template-fill';

const values = { buyer: 'Carlos Mendes', company: 'Hidro Sul', product: 'CDL32-80', number: 'INQ-1', me: '王磊' };

test('every slot is filled in, as often as it occurs', () => {
  expect(fillTemplate('{buyer} / {company} / {product} / {number} / {me} / {buyer}', values)).toBe(
    'Carlos Mendes / Hidro Sul / CDL32-80 / INQ-1 / 王磊 / Carlos Mendes',
  );
});

test('what is not known stays to be seen, and is named', () => {
  const text = fillTemplate('Dear {buyer} of {company}, {me} {me}', { buyer: 'Ana', company: ' ' });
  expect(text).toBe('Dear Ana of {company}, {me} {me}');
  expect(openSlots(text)).toEqual(['company', 'me']);
});

test('other braces are text, and so is a value that looks like a slot or like a pattern', () => {
  expect(fillTemplate('{flow} {} {constructor} {buyer', values)).toBe('{flow} {} {constructor} {buyer');
  expect(fillTemplate('{buyer}!', { buyer: '{me} $& $1' })).toBe('{me} $& $1!');
  expect(openSlots('{flow} {toString}')).toEqual([]);
});
