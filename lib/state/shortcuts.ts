import { isComposing } from '@/lib/util/browser/composing';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { atom, store } from './store';

export interface Shortcut {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  key: string;
  /**
   * With Ctrl (Cmd on a Mac) or with Alt. Without either the key is a character, which is ignored while the focus is in
   * a text field.
   */
  held?: 'ctrl' | 'alt';
}

/** The shortcuts that work wherever the focus is. The list that `?` opens is made from this. */
export const SHORTCUTS = {
  search: { key: 'k', held: 'ctrl' },
  save: { key: 's', held: 'ctrl' },
  undo: { key: 'z', held: 'alt' },
  find: { key: '/' },
  next: { key: 'j' },
  previous: { key: 'k' },
  reply: { key: 'r' },
  star: { key: 's' },
  help: { key: '?' },
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
  const { key, held }: Shortcut = SHORTCUTS[name];
  if (isComposing(event) || event.altKey !== (held === 'alt')) return false;
  if ((event.ctrlKey || event.metaKey) !== (held === 'ctrl')) return false;
  return held ? !event.shiftKey && letterOf(event) === key : event.key === key;
}

/**
 * Whether a key event triggers a shortcut: never while a dialog is open; a single key neither in a text field nor if
 * single keys are turned off.
 */
export function isShortcut(event: KeyboardEvent, name: ShortcutName): boolean {
  if (!isPressed(event, name) || event.defaultPrevented || isCovered()) return false;
  return isHeld(name) || (store.get(singleKeysAtom) && isFree(event));
}

/** Whether a shortcut needs Ctrl or Alt; the single keys can be turned off. */
export const isHeld = (name: ShortcutName): boolean => (SHORTCUTS[name] as Shortcut).held !== undefined;

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The label of a shortcut: `⌘ K`, `Ctrl K`, `Alt Z`, `/`. */
export function keysOf(name: ShortcutName): string {
  const { key, held }: Shortcut = SHORTCUTS[name];
  if (!held) return key;
  const [ctrl, alt] = isMac() ? ['⌘', '⌥'] : ['Ctrl', 'Alt'];
  return `${held === 'alt' ? alt : ctrl} ${key.toUpperCase()}`;
}
