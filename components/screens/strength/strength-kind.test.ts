import { strengthKind } from './strength-kind';

test('of a moment in which a certificate ends its field has the day', () => {
  const entry = { title: 'ISO 9001', validFrom: '2026-02-01', validTo: '2027-01-31T16:00:00.000Z' };
  expect(strengthKind('certificate').toValues(entry as never)).toMatchObject({
    validFrom: '2026-02-01',
    validTo: '2027-01-31',
  });
});
