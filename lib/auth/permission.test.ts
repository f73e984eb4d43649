import { can, FULL_RIGHTS, NO_RIGHTS, type Guard, type Rights } from './permission';

const rights: Rights = { admin: false, roles: ['sales'], permissions: ['product:edit', 'product:read'] };

it.each<[Guard | undefined, boolean]>([
  [undefined, true],
  [['sales'], true],
  [['product:edit'], true],
  [['manager', 'product:read'], true],
  [['manager'], false],
  [[], false],
  [{ role: ['sales'] }, true],
  [{ role: ['manager'], permission: ['product:read'] }, true],
  [{ role: ['sales'], permission: ['product:delete'], mode: 'allOf' }, false],
  [{ role: ['sales'], permission: ['product:read'], mode: 'allOf' }, true],
  [{ mode: 'allOf' }, false],
  [{ role: ['sales'], mode: 'except' }, false],
  [{ role: ['sales', 'manager'], mode: 'except' }, true],
  [{ permission: ['product:read'], mode: 'except' }, false],
  [{ mode: 'except' }, true],
  // A permission is no role, and the other way round, where a guard tells them apart.
  [{ role: ['product:edit'] }, false],
])('guard %j is met: %s', (guard, met) => expect(can(rights, guard)).toBe(met));

it('always lets an admin through', () => {
  expect(can(FULL_RIGHTS, ['anything'])).toBe(true);
  expect(can(FULL_RIGHTS, { role: ['x'], mode: 'allOf' })).toBe(true);
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('gives no right for the name %s', (name) => {
  expect(can(NO_RIGHTS, [name])).toBe(false);
  expect(can(NO_RIGHTS, { role: [name], permission: [name] })).toBe(false);
});
