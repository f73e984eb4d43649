import { includesCarriage, placeKindOf, placesIn, requestFor } from './trade-place';

test.each([
  ['EXW FCA', 'delivery', false],
  ['FAS FOB', 'loading', false],
  ['CFR CIF', 'discharge', true],
  ['CPT CIP DAP DPU DDP', 'destination', true],
] as const)('the place of %s is one of %s', (terms, kind, carriage) => {
  for (const term of terms.split(' ')) {
    expect([placeKindOf(term), includesCarriage(term)]).toEqual([kind, carriage]);
  }
});

test.each([
  ['Please send your best price CIF Dammam, delivery time and the pump curve', [{ term: 'CIF', name: 'Dammam' }]],
  ['Quote FOB Ningbo and CIF Jebel Ali, payment L/C', ['FOB Ningbo', 'CIF Jebel Ali']],
  ['RFQ CDL32, 20 units, delivery to Hamburg', [{ name: 'Hamburg' }]],
  ['Price for 20, delivered to Ho Chi Minh City?', [{ name: 'Ho Chi Minh City' }]],
  ['price to Piraeus', [{ name: 'Piraeus' }]],
  ['CIF São Paulo e informem o prazo', ['CIF São Paulo']],
  ['CIF Osakaの価格', ['CIF Osaka']],
  ['请报 CIF Santos 最优价、交期', ['CIF Santos']],
  ['请报CIF价格和交期，T/T付款', []],
  ['FOB 宁波港', ['FOB 宁波']],
  ['20 台，送到达曼，要开票', [{ name: '达曼' }]],
  ['FOB price for pumps, CIF Price please, DDP or DAP, CIF USD 100', []],
] as const)('%s', (text, places) => {
  const as = (place: string | object) =>
    typeof place === 'string' ? { term: place.slice(0, 3), name: place.slice(4) } : place;
  expect(placesIn(text)).toEqual(places.map(as));
});

test('the place offered is of the kind of the term, else one with its own term', () => {
  const both = placesIn('FOB Ningbo and CIF Santos');
  expect(requestFor(both, 'CIF')).toEqual({ term: 'CIF', name: 'Santos' });
  expect(requestFor(both, 'FOB')).toEqual({ term: 'FOB', name: 'Ningbo' });
  expect(requestFor(placesIn('delivery to Hamburg'), 'DAP')).toEqual({ term: 'DAP', name: 'Hamburg' });
  expect(requestFor(placesIn('delivery to Hamburg'), 'FOB')).toBeUndefined();
  expect(requestFor(placesIn('CIF Dammam'), 'FOB')).toEqual({ term: 'CIF', name: 'Dammam' });
});
