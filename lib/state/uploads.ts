import { isApiError } from '@/lib/api/request/errors';
import type { UploadedFile } from '@/lib/api/file';
import type { Material } from '@/lib/api/material';
import { currentSession, perSession, type Session } from '@/lib/auth/session';
import { reasonToStay } from '@/lib/util/browser/ask-before-unload';
import type { FileFault, FileKind } from '@/lib/util/files/file-type';
import { uuid } from '@/lib/util/uuid';
import { unsentFilesAtom } from './session';
import { atom, store } from './store';
import { traySessionAtom } from './works';

/** Why a file was not uploaded. */
export type UploadFault =
  | { rule: FileFault | 'tooBig' | 'heic' | 'noRoom' }
  | { error: unknown }
  /** The library has it; a retry uploads it all the same. */
  | { same: Material };

/** The file of the library that is the same. */
export const sameIn = ({ fault }: Pick<Upload, 'fault'>): Material | undefined =>
  fault && 'same' in fault ? fault.same : undefined;

/** Thrown instead of sending a file that the library has. */
export class SameFile extends Error {
  constructor(readonly material: Material) {
    super('in the library');
  }
}

export interface Upload {
  id: string;
  /** What the file is for: a field, or the library. */
  owner: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The sent share, from 0 to 1; undefined if the transport reports no progress. */
  sent?: number;
  fault?: UploadFault;
  /** Bytes of a picture that was encoded anew. */
  encoded?: number;
}

/** An uploaded file, or one that the library has already. */
export interface SentFile extends UploadedFile {
  /** SHA-256 in hex, where the platform knows hashes. */
  hash?: string | undefined;
  inLibrary?: boolean;
}

export interface UploadTarget {
  owner: string;
  /** The accepted kinds. */
  kinds: readonly FileKind[];
  /** Maximum bytes of a file of a kind. */
  maxBytes: (kind: FileKind) => number;
  /** Bytes available in the library; undefined if unknown. */
  left?: () => number | undefined;
  send: (
    file: File,
    kind: FileKind,
    /** `anyway`: also if the library has it. */
    hooks: { identity: string; anyway: boolean; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<SentFile>;
  /** Processes an uploaded file. If it fails, only this step is retried; `identity` is the same for every attempt. */
  deliver: (file: SentFile, kind: FileKind, identity: string) => unknown;
  /** Called when this owner has no pending upload, with those that succeeded since the last call. */
  onIdle?: (done: readonly Upload[]) => void;
}

const AT_ONCE = 3;

interface Job {
  target: UploadTarget;
  controller: AbortController;
  /** Bytes that are being sent: they count towards the quota. */
  sending?: number;
  arrived?: { file: SentFile; kind: FileKind };
  /** The library has the file: a retry sends it all the same. */
  anyway: boolean;
}
const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'sending';

function createQueue(session: Session) {
  /** Every file that is pending or has failed, in the order of choosing. */
  const uploadsAtom = atom<readonly Upload[]>([]);
  const jobs = new Map<string, Job>();

  const all = () => store.get(uploadsAtom);
  const update = (id: string, change: Partial<Upload>) =>
    store.set(uploadsAtom, (now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));

  function drop(ids: readonly string[]) {
    ids.forEach((id) => jobs.delete(id));
    store.set(uploadsAtom, (now) => now.filter(({ id }) => !ids.includes(id)));
  }

  /** The browser asks before it unloads a page with pending uploads. */
  const stayForUploads = reasonToStay();
  function guardPage() {
    if (currentSession() === session) store.set(unsentFilesAtom, all().filter(({ state }) => state !== 'done').length);
    stayForUploads(all().some(isOpen));
  }

  /** The file as it is sent, with its kind, or its fault. */
  async function prepared(
    { file, id, owner }: Upload,
    { kinds, maxBytes, left }: UploadTarget,
    job: Job,
  ): Promise<{ sent: File; kind: FileKind } | Extract<UploadFault, { rule: unknown }>> {
    const { checkedFile, sentFile } = await import('@/lib/util/files/sent-file');
    const typed = await checkedFile(file, kinds, maxBytes);
    if (typeof typed === 'string') return { rule: typed };
    const { kind } = typed;
    const sent = await sentFile(typed.file, maxBytes(kind));
    if (!sent) return { rule: 'tooBig' };
    job.controller.signal.throwIfAborted();
    const others = all().filter((other) => other.owner === owner && other.id !== id);
    const reserved = others.reduce((sum, other) => sum + (jobs.get(other.id)?.sending ?? 0), 0);
    if (sent.size > (left?.() ?? Infinity) - reserved) return { rule: 'noRoom' };
    job.sending = sent.size;
    if (sent.type !== typed.file.type || file.size > maxBytes(kind)) update(id, { encoded: sent.size });
    return { sent, kind };
  }

  async function carry(upload: Upload, job: Job): Promise<UploadFault | undefined> {
    const { id } = upload;
    const { target, controller } = job;
    if (!job.arrived) {
      const ready = await prepared(upload, target, job);
      if ('rule' in ready) return ready;
      const { sent, kind } = ready;
      const onProgress = (share: number) => update(id, { sent: share });
      const file = await target.send(sent, kind, {
        identity: id,
        anyway: job.anyway,
        signal: controller.signal,
        onProgress,
      });
      job.arrived = { file, kind };
    }
    controller.signal.throwIfAborted();
    await target.deliver(job.arrived.file, job.arrived.kind, id);
    return undefined;
  }

  async function run(upload: Upload, job: Job) {
    update(upload.id, { state: 'sending', sent: undefined, fault: undefined });
    try {
      const fault = await carry(upload, job);
      update(upload.id, fault ? { state: 'failed', fault } : { state: 'done' });
    } catch (error) {
      if (job.controller.signal.aborted || isApiError(error, 'cancelled')) drop([upload.id]);
      else {
        job.anyway ||= error instanceof SameFile;
        update(upload.id, { state: 'failed', fault: error instanceof SameFile ? { same: error.material } : { error } });
      }
    }
    job.sending = undefined;
    settle(job.target);
    next();
  }

  /** Successful uploads of an owner are removed as soon as it has no pending one. */
  function settle({ owner, onIdle }: UploadTarget) {
    const own = all().filter((one) => one.owner === owner);
    if (own.some(isOpen)) return;
    const done = own.filter(({ state }) => state === 'done');
    drop(done.map(({ id }) => id));
    if (done.length > 0) onIdle?.(done);
  }

  function next() {
    guardPage();
    const sending = all().filter(({ state }) => state === 'sending').length;
    const waiting = all().filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - sending))) void run(upload, jobs.get(upload.id)!);
  }

  /** Appends files to the queue, and returns their ids. A few are sent at once, the others wait. */
  function add(files: readonly File[], target: UploadTarget): string[] {
    const more = files.map((file): Upload => ({ id: uuid(), owner: target.owner, file, state: 'waiting' }));
    more.forEach(({ id }) => jobs.set(id, { target, controller: new AbortController(), anyway: false }));
    store.set(uploadsAtom, (now) => [...now, ...more]);
    store.set(traySessionAtom, session.id);
    next();
    return more.map(({ id }) => id);
  }

  /** Sends a failed file again. */
  function retry(id: string): void {
    const job = jobs.get(id);
    if (!job) return;
    job.controller = new AbortController();
    update(id, { state: 'waiting', fault: undefined });
    next();
  }

  /** Aborts a pending upload, or removes a failed one. */
  function cancel(id: string): void {
    const job = jobs.get(id);
    job?.controller.abort();
    drop([id]);
    if (job) settle(job.target);
    next();
  }

  return {
    atom: uploadsAtom,
    add,
    retry,
    cancel,
    /** Files that are being sent or wait for it. */
    open: (): readonly Upload[] => all().filter(isOpen),
    /** Aborts all uploads and removes all files. */
    stop: () => {
      jobs.forEach(({ controller }) => controller.abort());
      jobs.clear();
      store.set(uploadsAtom, []);
      guardPage();
    },
  };
}

/**
 * The uploads of a session: one queue for all its screens (docs/decisions/lists.md D92). Files chosen in a session are
 * never sent in another.
 */
export const uploadsOf = perSession(createQueue, (queue) => queue.stop());
