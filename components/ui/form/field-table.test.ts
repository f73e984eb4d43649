import { group, LINE, OPTIONAL_LINE, QUANTITY, rows, startsAs, TEXTS } from './field-formats';
import { localizedFields, partOf, readFields, sectionsOf, writeFields, type FieldTable } from './field-table';

const FIELDS = {
  title: { section: 'basic', format: TEXTS },
  brand: { section: 'basic', format: OPTIONAL_LINE },
  status: { section: 'basic' },
  size: { section: 'packing', format: group({ length: QUANTITY, unit: startsAs('cm') }) },
  steps: { section: 'packing', format: rows({ name: LINE, days: QUANTITY }) },
} as const satisfies FieldTable;

test('a record becomes values in which nothing is missing, and back what is filled in', () => {
  expect(readFields(FIELDS)).toEqual({
    title: { zh: '', en: '' },
    brand: '',
    size: { length: undefined, unit: 'cm' },
    steps: [],
  });
  const values = readFields(FIELDS, {
    title: { zh: '泵' },
    brand: 'Yongquan',
    size: { length: 3 },
    steps: [{ name: 'cast', id: 'kept' }],
  });
  expect(values.steps).toEqual([{ name: 'cast', days: undefined, id: 'kept' }]);
  values.brand = '  ';
  expect(writeFields(FIELDS, values)).toEqual({
    title: { zh: '泵' },
    brand: undefined,
    size: { length: 3, unit: 'cm' },
    steps: [{ name: 'cast', id: 'kept' }],
  });
});

test('sections, compared fields and languages follow from the rows', () => {
  expect(sectionsOf(FIELDS, (id) => id.toUpperCase())).toEqual([
    { id: 'basic', title: 'BASIC', paths: ['title', 'brand', 'status'] },
    { id: 'packing', title: 'PACKING', paths: ['size', 'steps'] },
  ]);
  expect(partOf(FIELDS, { brand: 'Yongquan', status: 'draft', version: 3 })).toEqual({ brand: 'Yongquan' });
  expect(localizedFields(FIELDS)).toEqual(['title']);
});
