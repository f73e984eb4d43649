import { csvText } from './csv-line';

test('cells are quoted where they must be, and none is a formula', () => {
  expect(
    csvText([
      ['a', 'b "c", d'],
      ['=1+1', "'+86 574"],
      ['line\nbreak', ''],
    ]),
  ).toBe('\uFEFFa,"b ""c"", d"\r\n\'=1+1,\'\'+86 574\r\n"line\nbreak",\r\n');
});
