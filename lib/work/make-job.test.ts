import { undoOf } from './make-job';

test('an undo of a status says which status it sets again', () => {
  const row = { id: '1', name: 'P-1', fields: { status: 'offline' }, before: { status: 'online' } };
  const undo = undoOf({ call: 'doStatus', status: 'offline', key: 'k', rows: [row] }, row, {
    result: 'updated',
    id: '1',
  });
  expect(undo).toMatchObject({
    status: 'online',
    row: { fields: { status: 'online' }, before: { status: 'offline' } },
  });
});
