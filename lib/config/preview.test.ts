/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from './config';
import { isPreviewLocked, takePreviewKey } from './preview';

function configure(raw: object, search = '') {
  const result = parseConfig(raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  setConfig(result.config);
  history.replaceState(null, '', `/${search}`);
  takePreviewKey();
}
beforeEach(() => localStorage.clear());

it.each([
  [{}, '', false],
  [{ preview: true }, '', true],
  [{ preview: true, previewHosts: ['shop.example.com'] }, '', true],
  [{ preview: true, previewHosts: ['localhost'] }, '', false],
  [{ preview: true, previewKey: 'k' }, '', true],
  [{ preview: true, previewKey: 'k' }, '?key=wrong', true],
  [{ preview: true, previewKey: 'k' }, '?key=k', false],
  // Without a key in the configuration no key in the address unlocks it.
  [{ preview: true }, '?key=', true],
  [{ preview: true }, '?key=undefined', true],
])('%j at %j is locked: %s', (config, search, locked) => {
  configure(config, search);
  expect(isPreviewLocked()).toBe(locked);
});

it('remembers a key until another is given', () => {
  configure({ preview: true, previewKey: 'k' }, '?key=k');
  expect(isPreviewLocked()).toBe(false);
  history.replaceState(null, '', '/');
  expect(isPreviewLocked()).toBe(false);
  history.replaceState(null, '', '/?key=other');
  expect(isPreviewLocked()).toBe(true);
});

it.each([['http://a.co'], ['a.co/x'], [''], [5]])('does not take %j for a host', (host) => {
  expect(parseConfig({ previewHosts: [host] })).toMatchObject({ ok: false });
});
