import { APPEAL_KIND, REPLY_KIND } from './review-kinds';

test('a reply and an appeal are sent without the blanks around them', () => {
  expect(REPLY_KIND.toRecord({ content: ' Thanks\n' }, undefined).record).toMatchObject({ content: 'Thanks' });
  const evidence = ['https://files.example.com/1.png'];
  const { record } = APPEAL_KIND.toRecord({ reason: '\tNo order ', evidence }, undefined);
  expect(record).toMatchObject({ reason: 'No order', evidence });
});
