import { followUps } from './follow-ups';

const TODAY = '2026-11-28';
const read = (id: string, validUntil?: string) => ({ id, number: `INQ-${id}`, buyer: `Buyer ${id}`, validUntil });
const NONE = { inquiry: [], quotation: [] };

test('quotations that run out within seven days come first, the first to run out at the top', () => {
  const all = [read('1', '2026-12-05'), read('2', '2026-12-06'), read('3', '2026-11-28'), read('4', '2026-11-27')];
  const found = followUps([...all, read('5'), read('6', 'soon')], { inquiry: ['5'], quotation: ['9'] }, TODAY);
  expect(found.map(({ kind, id, days }) => [kind, id, days])).toEqual([
    ['runsOut', '3', 0],
    ['runsOut', '1', 7],
    ['inquiry', '5', undefined],
    ['quotation', '9', undefined],
  ]);
});

test('a quotation whose inquiry has ended or is deleted is not named', () => {
  const all = [{ ...read('1', TODAY), isClosed: true }, { ...read('2', TODAY), isDeleted: true }, read('3', TODAY)];
  expect(followUps(all, NONE, TODAY).map(({ id }) => id)).toEqual(['3']);
});

test('a draft of an inquiry that was read is named after its buyer, any other by nothing', () => {
  const found = followUps([read('5')], { inquiry: ['5', '8'], quotation: [] }, TODAY);
  expect(found.map(({ inquiry }) => inquiry?.buyer)).toEqual(['Buyer 5', undefined]);
  expect(followUps([read('5')], NONE, TODAY)).toEqual([]);
});
