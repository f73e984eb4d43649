import { useRef, useState } from 'react';
import { uploadFile, type UploadedFile } from '@/lib/api/file';
import { isApiError } from '@/lib/api/errors';
import { uuid } from '@/lib/util/uuid';
import { fileOfKind, type FileKind } from './file-type';

/** Why a file is not there: a limit of ours, or an answer of the platform. */
export type UploadFault = { rule: 'tooBig' | 'wrongType' } | { error: unknown };

export interface Upload {
  id: string;
  file: File;
  state: 'sending' | 'failed';
  fault?: UploadFault;
}

const AT_ONCE = 3;

interface UploadOptions {
  kind: FileKind;
  maxBytes: number;
  onDone: (file: UploadedFile) => void;
}

/** Files on their way: each by itself, some at once, cancelled or tried again one by one. */
export function useUploads({ kind, maxBytes, onDone }: UploadOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const waiting = useRef<Upload[]>([]);

  const update = (id: string, change: Partial<Upload> | undefined) =>
    setUploads((now) =>
      change ? now.map((one) => (one.id === id ? { ...one, ...change } : one)) : now.filter((one) => one.id !== id),
    );

  async function send({ id, file }: Upload) {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      if (file.size > maxBytes) return update(id, { state: 'failed', fault: { rule: 'tooBig' } });
      const typed = await fileOfKind(file, kind);
      if (!typed) return update(id, { state: 'failed', fault: { rule: 'wrongType' } });
      const done = await uploadFile(typed, kind, controller.signal);
      update(id, undefined);
      onDone(done);
    } catch (error) {
      if (isApiError(error, 'cancelled')) update(id, undefined);
      else update(id, { state: 'failed', fault: { error } });
    } finally {
      running.current.delete(id);
      next();
    }
  }

  function next() {
    while (running.current.size < AT_ONCE && waiting.current.length > 0) void send(waiting.current.shift()!);
  }

  const enqueue = (more: readonly Upload[]) => {
    waiting.current.push(...more);
    next();
  };

  return {
    uploads,
    add: (files: readonly File[]) => {
      const more = files.map((file): Upload => ({ id: uuid(), file, state: 'sending' }));
      setUploads((now) => [...now, ...more]);
      enqueue(more);
    },
    retry: (upload: Upload) => {
      update(upload.id, { state: 'sending', fault: undefined });
      enqueue([upload]);
    },
    cancel: (id: string) => {
      waiting.current = waiting.current.filter((one) => one.id !== id);
      running.current.get(id)?.abort();
      update(id, undefined);
    },
  };
}
