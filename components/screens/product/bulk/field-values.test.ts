import { EMPTY_BULK, bulkIssues, changeOf, type BulkValues } from './bulk-values';

const values = (change: Partial<BulkValues>): BulkValues => ({ ...EMPTY_BULK, ...change });
const issues = (change: Partial<BulkValues>) => bulkIssues(values(change)).map(({ path, key }) => `${path} ${key}`);

test.each<[Partial<BulkValues>, unknown]>([
  [
    { kind: 'hsCode', hsCode: '8413.70.99' },
    { kind: 'hsCode', value: '84137099' },
  ],
  [
    { kind: 'port', port: ' Ningbo ' },
    { kind: 'port', value: 'Ningbo' },
  ],
  [
    { kind: 'brand', valueHow: 'clear', brand: 'YQ' },
    { kind: 'brand', value: null },
  ],
  [
    { kind: 'origin', valueHow: 'clear', origin: 'CN' },
    { kind: 'origin', value: 'CN' },
  ],
  [
    { kind: 'stock', stock: 0 },
    { kind: 'stock', value: 0 },
  ],
  [
    { kind: 'keywords', keywords: ['pump'] },
    { kind: 'keywords', how: 'add', values: ['pump'] },
  ],
  [
    { kind: 'certificateIds', entriesHow: 'replace' },
    { kind: 'certificateIds', how: 'replace', values: [] },
  ],
  [
    { kind: 'packaging', packaging: { size: {}, type: '', grossWeight: 12 } },
    { kind: 'packaging', parts: { grossWeight: 12 } },
  ],
  [
    { kind: 'sample', sample: { price: '9' } },
    { kind: 'sample', parts: { available: true, price: '9' } },
  ],
  [
    { kind: 'sample', sampleHow: 'no', sample: { price: '9' } },
    { kind: 'sample', parts: { available: false } },
  ],
])('%j is a change', (change, expected) => expect(changeOf(values(change))).toEqual(expected));

test.each<[Partial<BulkValues>, string[]]>([
  [{ kind: 'hsCode' }, ['hsCode required']],
  [{ kind: 'hsCode', hsCode: '84 13' }, ['hsCode hsCode']],
  [{ kind: 'hsCode', hsCode: '12', valueHow: 'clear' }, []],
  [{ kind: 'origin', valueHow: 'clear' }, ['origin required']],
  [{ kind: 'keywords' }, ['keywords required']],
  [{ kind: 'packaging' }, ['packaging.grossWeight required']],
  [
    { kind: 'packaging', packaging: { size: { length: 30 }, type: '' } },
    ['packaging.size.width required', 'packaging.size.height required'],
  ],
  [{ kind: 'sample', sample: { price: '-1' } }, ['sample.price amount']],
])('of %j is said what is missing or wrong', (change, expected) => expect(issues(change)).toEqual(expected));
