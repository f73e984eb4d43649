import { useRef, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/util/browser/composing';
import type { TreeLine } from './tree-lines';
import type { Step } from './tree-moves';

export interface TreeKeys {
  lines: readonly TreeLine[];
  isOpen: (id: string) => boolean;
  focus: (id: string) => void;
  setOpen: (id: string, open: boolean) => void;
  openAll: (ids: readonly string[]) => void;
  choose: (id: string) => void;
  /** Undefined if nodes cannot be moved: then the browser handles Alt and arrow keys. */
  step: ((id: string, step: Step) => void) | undefined;
  /** Runs the action with this shortcut; returns false if there is none. */
  run: (id: string, key: string) => boolean;
  menu: (id: string) => void;
}

/** Milliseconds between letters of one search text. */
const WORD = 600;
const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

/** Type-ahead: the next line that begins with the typed letters; repeating one letter cycles through such lines. */
function lineTyped(lines: readonly TreeLine[], from: number, typed: string): TreeLine | undefined {
  const word = typed.toLocaleLowerCase();
  const single = [...word].every((letter) => letter === word[0]);
  const wanted = single ? word[0]! : word;
  const start = single ? from + 1 : from;
  const round = [...lines.slice(start), ...lines.slice(0, start)];
  return round.find(({ node }) => node.label.toLocaleLowerCase().startsWith(wanted));
}

export function useTreeKeys(keys: TreeKeys) {
  const typed = useRef({ text: '', at: -WORD });
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const item = target.closest('[role="treeitem"]')?.getAttribute('data-id') ?? undefined;
    const at = keys.lines.findIndex(({ node }) => node.id === item);
    const line = keys.lines[at];
    if (!line || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    // A button or link in the line handles Enter and Space itself.
    const inside = target.getAttribute('role') !== 'treeitem';
    const { node } = line;
    const branch = node.children.length > 0;
    const open = branch && keys.isOpen(node.id);
    const go = (to: TreeLine | undefined) => to && keys.focus(to.node.id);

    const acts: Record<string, (() => void) | false> = {
      ArrowDown: () => go(keys.lines[at + 1]),
      ArrowUp: () => go(keys.lines[at - 1]),
      Home: () => go(keys.lines[0]),
      End: () => go(keys.lines.at(-1)),
      ArrowRight: () => (open ? go(keys.lines[at + 1]) : branch && keys.setOpen(node.id, true)),
      ArrowLeft: () => (open ? keys.setOpen(node.id, false) : line.parentId && keys.focus(line.parentId)),
      '*': () => {
        const siblings = keys.lines.filter(({ parentId }) => parentId === line.parentId);
        keys.openAll(siblings.flatMap((sibling) => (sibling.node.children.length > 0 ? sibling.node.id : [])));
      },
      Enter: !inside && (() => keys.choose(node.id)),
      ' ': !inside && (() => keys.choose(node.id)),
      ContextMenu: () => keys.menu(node.id),
      F10: event.shiftKey && (() => keys.menu(node.id)),
    };
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const writing = event.timeStamp - typed.current.at < WORD;
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? STEPS[event.key] : undefined;
    if (step && keys.step) keys.step(node.id, step);
    else if (!plain) return;
    // During type-ahead a space is part of the text.
    else if (acts[event.key] && !(event.key === ' ' && writing)) (acts[event.key] as () => void)();
    else if (keys.run(node.id, event.key)) void 0;
    else if ([...event.key].length === 1 && !/[/?]/.test(event.key) && (writing || event.key !== ' ')) {
      const word = writing ? typed.current.text + event.key : event.key;
      typed.current = { text: word, at: event.timeStamp };
      go(lineTyped(keys.lines, at, word));
    } else return;
    event.preventDefault();
  };
}
