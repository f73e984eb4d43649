import { checkRegistration, FIELDS, REQUIRED, type RegisterValues } from './register-form';

test('what is marked as required is exactly what an empty form is asked for', () => {
  const empty = Object.fromEntries(FIELDS.map((name) => [name, ''])) as RegisterValues;
  expect(new Set(checkRegistration(empty).map(({ path }) => path))).toEqual(REQUIRED);
  expect(REQUIRED.has('company_name_en')).toBe(false);
});
