import { can, offers, FULL_RIGHTS, NO_RIGHTS, type Guard, type Rights } from './permission';

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
  // Where a guard names roles and permissions separately, a permission does not count as a role or the reverse.
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

describe('what is offered', () => {
  const ENTITIES = [
    ...['product', 'material', 'materialFolder', 'classify', 'question', 'blog', 'inquiry', 'replyTemplate'],
    ...['shopInfo', 'shopDetail', 'shopContact', 'shopResource', 'review'],
  ];
  const held = (...permissions: string[]): Rights => ({ admin: false, roles: [], permissions });

  it.each(ENTITIES)('of %s is everything where no right names it', (entity) => {
    const others = ENTITIES.filter((other) => other !== entity).map((other) => `${other}:edit`);
    for (const rights of [
      held(),
      held(...others),
      held(`${entity}`),
      held(`x${entity}:edit`, `sys.${entity}.delete`),
    ]) {
      expect([offers(rights, [`${entity}:edit`]), offers(rights, [`${entity}:delete`])]).toEqual([true, true]);
    }
  });

  it.each(ENTITIES)('of %s is what is held where a right names it', (entity) => {
    const [edit, remove] = [[`${entity}:edit`], [`${entity}:delete`]];
    expect([offers(held(...edit), edit), offers(held(...edit), remove)]).toEqual([true, false]);
    expect([offers(held(...remove), edit), offers(held(...remove), remove)]).toEqual([false, true]);
    expect([offers(held(`${entity}:read`), edit), offers(held(`${entity}:read`), remove)]).toEqual([false, false]);
    expect(offers(held(...edit, ...remove), remove)).toBe(true);
  });

  it('of folders does not follow from the rights on files, nor the other way round', () => {
    expect(offers(held('material:read'), ['materialFolder:edit'])).toBe(true);
    expect(offers(held('materialFolder:edit'), ['material:edit'])).toBe(true);
  });

  it.each(['__proto__', 'constructor', 'toString', 'true', 'admin'])('does not grow by the name %s', (name) => {
    const rights: Rights = { admin: false, roles: [name], permissions: [name, 'product:read'] };
    expect(offers(rights, ['product:edit'])).toBe(false);
    expect(can(rights, ['product:edit'])).toBe(false);
  });
});
