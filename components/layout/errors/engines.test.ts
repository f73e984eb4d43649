import { ENGINES, lookupAddress } from './engines';

test.each(ENGINES.map(({ address }) => address))('%s is asked for the first line of a message', (address) => {
  const url = new URL(lookupAddress(address, "  Cannot read properties of undefined (reading 'a&b=#') \n at x.js"));
  expect([url.protocol, [...url.searchParams.values()]]).toEqual([
    'https:',
    ["Cannot read properties of undefined (reading 'a&b=#') "],
  ]);
});

test('a long message is cut, between characters', () => {
  const found = (message: string) => new URL(lookupAddress(ENGINES[0].address, message)).searchParams.get('wd');
  expect(found('错'.repeat(500))).toHaveLength(200);
  expect(found(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
  expect(found('')).toBe('');
});
