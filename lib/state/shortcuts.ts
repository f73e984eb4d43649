import { isComposing } from '@/lib/util/browser/composing';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { atom, store } from './store';

export interface Shortcut {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  key: string;
  /**
   * With Ctrl, or Cmd on a Mac. Without it the key is a character, which is ignored while the focus is in a text field.
   */
  mod: boolean;
}

/** The shortcuts that work wherever the focus is. The list that `?` opens is made from this. */
export const SHORTCUTS = {
  search: { key: 'k', mod: true },
  save: { key: 's', mod: true },
  find: { key: '/', mod: false },
  help: { key: '?', mod: false },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

const STORED_SINGLE_KEYS = 'supplier-client-single-keys';

/**
 * Whether keys without Ctrl are shortcuts: users of speech input, or those who hit keys by accident, can turn them off
 * (WCAG 2.1.4).
 */
export const singleKeysAtom = atom(readStored(STORED_SINGLE_KEYS) !== false);

/** Turns the keys without Ctrl on or off, and stores the choice. */
export function setSingleKeys(on: boolean): void {
  store.set(singleKeysAtom, on);
  writeStored(STORED_SINGLE_KEYS, on ? undefined : false);
}

const FIELD = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Whether the target accepts text: a key is then input first. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;

/** Whether a dialog is open; a closed drawer that stays mounted is aria-hidden. */
const isCovered = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => !dialog.closest('[aria-hidden="true"]'));

/** The Latin letter of a key, also on a keyboard with another script. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

function isFree({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(`${FIELD}, ${OVERLAY}`));
}

/** Whether the keys of a shortcut are pressed, wherever the focus is. */
export function isPressed(event: KeyboardEvent, name: ShortcutName): boolean {
  const { key, mod }: Shortcut = SHORTCUTS[name];
  if (event.altKey || isComposing(event)) return false;
  const held = event.ctrlKey || event.metaKey;
  return mod ? held && !event.shiftKey && letterOf(event) === key : !held && event.key === key;
}

/**
 * Whether a key event triggers a shortcut: never while a dialog is open; a single key neither in a text field nor if
 * single keys are turned off.
 */
export function isShortcut(event: KeyboardEvent, name: ShortcutName): boolean {
  if (!isPressed(event, name) || event.defaultPrevented || isCovered()) return false;
  return SHORTCUTS[name].mod || (store.get(singleKeysAtom) && isFree(event));
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The label of a shortcut: `⌘ K`, `Ctrl K`, `/`. */
export function keysOf(name: ShortcutName): string {
  const { key, mod }: Shortcut = SHORTCUTS[name];
  if (!mod) return key;
  return `${isMac() ? '⌘' : 'Ctrl'} ${key.toUpperCase()}`;
}
