import { passwordFaults, passwordStrength } from './password-rules';

test.each([
  ['', '', ['password empty', 'confirm_password empty']],
  ['', 'secret-1', ['password empty', 'confirm_password differ']],
  ['secret-1', '', ['confirm_password empty']],
  ['secret-1', 'secret-2', ['confirm_password differ']],
  ['secret-1', 'secret-1 ', ['confirm_password differ']],
  ['12345', '12345', ['password short']],
  ['12345', '1234', ['password short', 'confirm_password differ']],
  ['123456', '123456', []],
  ['密码密码密码', '密码密码密码', []],
  ['      ', '      ', []],
])('%j and %j: %j', (password, again, faults) => {
  expect(passwordFaults({ password, confirm_password: again }).map(({ path, fault }) => `${path} ${fault}`)).toEqual(
    faults,
  );
});

test.each([
  ['', 0],
  ['a1B-5', 0],
  ['123456789012', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abababababab', 1],
  ['pqmzrt', 1],
  ['pump2580', 2],
  ['Pump2580', 3],
  ['Pump-2580-Ningbo', 4],
  ['correct horse battery', 3],
] as const)('%j is %d strong', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
