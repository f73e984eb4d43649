import { perSession } from '@/lib/auth/session';
import { reasonToStay } from '@/lib/util/browser/ask-before-unload';
import type { Messages } from '@/messages/list';
import { readOwn, writeOwn } from './account';
import { atom, store } from './store';

export type WorkState =
  | 'queued'
  | 'running'
  | 'paused'
  /** It continues by itself: the network is down, or the platform asked to wait. */
  | 'waiting'
  | 'finished'
  | 'failed'
  | 'cancelled';

export type WorkTitleKey = keyof Messages['work']['title'];

/** Translated where it is shown, because a work may outlive a change of language. */
export interface WorkTitle {
  key: WorkTitleKey;
  values?: Record<string, string | number>;
}

/** How many records it has changed so far; `left` were not reached when it ended, `skipped` rows of a file never sent. */
export interface WorkResult {
  created: number;
  updated: number;
  deleted: number;
  restored: number;
  failed: number;
  left: number;
  skipped: number;
}

/** What the user can do with a work now; what is absent is not offered. */
export interface WorkActions {
  pause?: () => void;
  resume?: () => void;
  cancel?: () => void;
  retry?: () => void;
  undo?: () => void;
  /** Saves or shows what it produced, such as an exported file. */
  open?: () => void;
  /** Removes an ended work from the list. */
  clear?: () => void;
}

/** Something that takes longer than a user waits for: an import, an export, a change of many records. */
export interface Work {
  id: string;
  kind: 'import' | 'export' | 'change';
  title: WorkTitle;
  /** It undoes another work; the title is that of the other one. */
  undoes?: boolean;
  done: number;
  total?: number;
  state: WorkState;
  /** Why it waits or has failed. */
  error?: unknown;
  result?: Partial<WorkResult>;
  /** Where its result can be seen: a path of the client. */
  link?: string;
  /** Its rows can be listed: those that failed, and whether the old or the new value applies. */
  hasRows?: boolean;
  /** It runs in another tab of this browser: closing this one does not stop it. */
  elsewhere?: boolean;
  actions: WorkActions;
}

const OPEN: readonly WorkState[] = ['queued', 'running', 'paused', 'waiting'];
export const isOpenWork = ({ state }: Pick<Work, 'state'>): boolean => OPEN.includes(state);

/** It would stop if this page was closed. A paused work waits for its user anyway. */
const holdsPage = ({ state, elsewhere }: Work) => !elsewhere && state !== 'paused' && isOpenWork({ state });

/** The session whose header shows the tray. It is loaded with the first work, and stays until the session ends. */
export const traySessionAtom = atom(0);

function createWorks({ id: sessionId }: { id: number }) {
  /** In the order of their start. */
  const worksAtom = atom<readonly Work[]>([]);
  const all = () => store.get(worksAtom);

  const stayForWorks = reasonToStay();
  function change(next: readonly Work[]) {
    store.set(worksAtom, next);
    if (next.length > 0) store.set(traySessionAtom, sessionId);
    stayForWorks(next.some(holdsPage));
  }

  const remove = (id: string) => change(all().filter((work) => work.id !== id));
  return {
    atom: worksAtom,
    open: (): readonly Work[] => all().filter(isOpenWork),
    /** Adds a work, or replaces its earlier state. */
    put(work: Work): void {
      const known = all().some(({ id }) => id === work.id);
      change(known ? all().map((one) => (one.id === work.id ? work : one)) : [...all(), work]);
    },
    update: (id: string, part: Partial<Work>) =>
      change(all().map((work) => (work.id === id ? { ...work, ...part } : work))),
    remove,
    clearEnded: () => all().forEach((work) => !isOpenWork(work) && (work.actions.clear ?? (() => remove(work.id)))()),
    end: () => change([]),
  };
}

/**
 * The works of a session, which the tray in the header shows. A module that does something long puts a work here and
 * updates it; changes of many records are sent, kept and put here by lib/work/sender.ts.
 */
export const worksOf = perSession(createWorks, (works) => works.end());

const STORED = 'supplier-client-works';

/** Whether this device keeps works of an account, which a reload or the next login continues. */
export const hasStoredWorks = (account: string): boolean => readOwn(account, STORED) === true;

export const markStoredWorks = (account: string, some: boolean): void =>
  writeOwn(account, STORED, some ? true : undefined);
