/** @jest-environment ./scripts/check/jest-env.ts */
import {
  isPressed,
  isShortcut,
  keysOf,
  setSingleKeys,
  SHORTCUTS,
  singleKeysAtom,
  type ShortcutName,
} from './shortcuts';
import { store } from './store';

/** Presses a key on an element of the page and returns the matching shortcuts. */
function press(init: KeyboardEventInit, html = '<button></button>'): ShortcutName[] {
  document.body.innerHTML = html;
  const meant: ShortcutName[] = [];
  const listener = (event: KeyboardEvent) => {
    for (const name of Object.keys(SHORTCUTS) as ShortcutName[]) if (isShortcut(event, name)) meant.push(name);
  };
  document.addEventListener('keydown', listener);
  (document.querySelector('[data-at]') ?? document.body.firstElementChild!).dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, ...init }),
  );
  document.removeEventListener('keydown', listener);
  return meant;
}

afterEach(() => setSingleKeys(true));

test.each([
  [{ key: 'k', ctrlKey: true }, ['search']],
  [{ key: 'K', ctrlKey: true }, ['search']],
  [{ key: 'k', metaKey: true }, ['search']],
  // A keyboard with a Russian layout.
  [{ key: 'л', code: 'KeyK', ctrlKey: true }, ['search']],
  [{ key: 's', ctrlKey: true }, ['save']],
  [{ key: '/' }, ['find']],
  [{ key: '?', shiftKey: true }, ['help']],
  [{ key: 'k' }, ['previous']],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, []],
  [{ key: 'k', ctrlKey: true, altKey: true }, []],
  [{ key: 'z', altKey: true }, ['undo']],
  // A Mac writes another character with this key.
  [{ key: 'Ω', code: 'KeyZ', altKey: true }, ['undo']],
  [{ key: 'z', altKey: true, ctrlKey: true }, []],
  [{ key: 'z', ctrlKey: true }, []],
  [{ key: '/', ctrlKey: true }, []],
  [{ key: 'k', ctrlKey: true, isComposing: true }, []],
  [{ key: '/', keyCode: 229 }, []],
] as [KeyboardEventInit, ShortcutName[]][])('%j means %j', (init, names) => {
  expect(press(init)).toEqual(names);
});

test.each([
  '<input data-at>',
  '<textarea data-at></textarea>',
  '<select data-at></select>',
  '<div contenteditable="true"><p data-at></p></div>',
  '<div role="dialog"><button data-at></button></div>',
  '<div role="menu"><div role="menuitem" data-at></div></div>',
])('in %s a single key is only a character; one with Ctrl still counts', (html) => {
  expect(press({ key: '?' }, html)).toEqual([]);
  expect(press({ key: '/' }, html)).toEqual([]);
  expect(press({ key: 's', ctrlKey: true }, html)).toEqual(['save']);
});

test('nothing counts while a dialog is before the page', () => {
  const html = '<button data-at></button><div aria-modal="true"></div>';
  expect(press({ key: 'k', ctrlKey: true }, html)).toEqual([]);
  expect(press({ key: '?' }, html)).toEqual([]);
});

test('a drawer that is shut, and kept for the next time, is no dialog', () => {
  const html = '<button data-at></button><div aria-hidden="true"><div aria-modal="true"></div></div>';
  expect(press({ key: 'k', ctrlKey: true }, html)).toEqual(['search']);
});

test('a key that something else has taken is left to it', () => {
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  event.preventDefault();
  expect([isPressed(event, 'search'), isShortcut(event, 'search')]).toEqual([true, false]);
});

test('single keys are turned off and on, for good; those with Ctrl stay', () => {
  setSingleKeys(false);
  expect(press({ key: '/' })).toEqual([]);
  expect(press({ key: 'k', ctrlKey: true })).toEqual(['search']);
  expect(localStorage.getItem('supplier-client-single-keys')).toBe('false');
  setSingleKeys(true);
  expect(press({ key: '/' })).toEqual(['find']);
  expect([localStorage.length, store.get(singleKeysAtom)]).toEqual([0, true]);
});

test('keys are named as they are printed', () => {
  expect([keysOf('search'), keysOf('help')]).toEqual(['Ctrl K', '?']);
});
