/** @jest-environment ./scripts/jest-env.ts */
import { clearStored, readStored, writeStored } from './storage';

it('empties what is the client’s own, but for what stays', () => {
  localStorage.setItem('other-app', '1');
  for (const key of ['supplier-client-theme', 'supplier-client:list:product', 'supplier-client%3Adraft/a/b/new']) {
    writeStored(key, { kept: true });
  }
  clearStored((key) => key.includes('draft'));
  expect(Object.keys(localStorage).sort()).toEqual(['other-app', 'supplier-client%3Adraft/a/b/new']);
  clearStored(() => false);
  expect(Object.keys(localStorage)).toEqual(['other-app']);
  expect(readStored('supplier-client-theme')).toBeUndefined();
});
