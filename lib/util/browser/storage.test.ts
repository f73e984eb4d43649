/** @jest-environment ./scripts/check/jest-env.ts */
import { readStored, removeStored, storedKeys, writeSession, writeStored } from './storage';

it('removes what is the client’s own, of the window too, but for what stays', () => {
  localStorage.setItem('other-app', '1');
  for (const key of ['supplier-client-theme', 'supplier-client:list:product', 'supplier-client%3Adraft/a/b/new']) {
    writeStored(key, { kept: true });
  }
  writeSession('supplier-client-tabs', { tabs: [] });
  removeStored((key) => !key.includes('draft'));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage).sort()).toEqual(['other-app', 'supplier-client%3Adraft/a/b/new']);
  removeStored(() => true);
  expect(Object.keys(localStorage)).toEqual(['other-app']);
  expect(readStored('supplier-client-theme')).toBeUndefined();
});

it('keeps what the browser refuses as long as the page, before an older value, until it is stored or removed', () => {
  const own = Storage.prototype.setItem;
  const key = 'supplier-client-form';
  writeStored(key, 'older');
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(writeStored(key, 'typed')).toBe(false);
  expect(writeStored('supplier-client-other', 'typed')).toBe(false);
  expect([readStored(key), readStored('supplier-client-other')]).toEqual(['typed', 'typed']);
  expect(storedKeys().sort()).toEqual([key, 'supplier-client-other']);
  removeStored((one) => one !== key);
  expect(readStored('supplier-client-other')).toBeUndefined();
  Storage.prototype.setItem = own;
  expect(writeStored(key, 'again')).toBe(true);
  expect([readStored(key), localStorage.getItem(key)]).toEqual(['again', '"again"']);
  removeStored(() => true);
});
