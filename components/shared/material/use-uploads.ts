import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useBytes } from '@/components/ui/media/measures';
import { canRetry } from '@/components/ui/media/use-upload-text';
import { useCan } from '@/components/ui/permission/Can';
import { useFeature } from '@/lib/api/features';
import { FILE_LIMITS, uploadFile, type UploadedFile } from '@/lib/api/file';
import { isApiError } from '@/lib/api/request/errors';
import { materialApi, type Material } from '@/lib/api/material';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { SameFile, sameIn, uploadsOf, type SentFile, type Upload, type UploadTarget } from '@/lib/state/uploads';
import { visibleFileName } from '@/lib/util/files/file-name';
import type { FileKind } from '@/lib/util/files/file-type';
import { fileHash } from '@/lib/util/files/file-hash';
import { findAmongRead, findByHash } from './find-same';

const STALE = materialApi.mutations.save().meta.invalidates;

/** It outlives the component that started it, with the usual error handling (session, error log). */
function useWrite() {
  const client = useQueryClient();
  return <T>(mutationFn: () => Promise<T>, invalidates: QueryKey[] = []): Promise<T> =>
    client
      .getMutationCache()
      .build(client, { mutationFn, meta: { ownErrors: true, invalidates }, networkMode: 'always', gcTime: 0 })
      .execute(undefined);
}

function useSend(): UploadTarget['send'] {
  const write = useWrite();
  return (file, kind, hooks) => write(() => uploadFile(file, kind, hooks));
}

/** The hash to send with a new material, where the platform knows them, and the file of the library that is the same. */
function useSame() {
  const client = useQueryClient();
  const isHashed = useFeature('material-hash');
  return async (file: File): Promise<{ hash?: string; same?: Material; isExact?: boolean }> => {
    // Too large for the memory: it is uploaded like one without a hash.
    const hash = isHashed ? await fileHash(file).catch(() => undefined) : undefined;
    if (hash === undefined) return { same: findAmongRead(client, file) };
    return { hash, same: await findByHash(client, hash), isExact: true };
  };
}

/** Says what pictures that were encoded anew were before, and what they are now. */
function useEncodedMessage(): NonNullable<UploadTarget['onIdle']> {
  const t = useTranslations('form.upload');
  const bytes = useBytes();
  return (done) => {
    const encoded = done.filter((upload) => upload.encoded !== undefined);
    const [first] = encoded;
    if (!first) return;
    const before = encoded.reduce((sum, { file }) => sum + file.size, 0);
    const after = encoded.reduce((sum, upload) => sum + upload.encoded!, 0);
    const name = visibleFileName(first.file.name);
    showMessage('info', t('encoded', { count: encoded.length, name, before: bytes(before), after: bytes(after) }));
  };
}

function useQueue(owner: string) {
  const { atom, add, retry, cancel } = uploadsOf(useSession());
  return { add, actions: { retry, cancel }, uploads: useAtomValue(atom).filter((one) => one.owner === owner) };
}

interface UploadOptions {
  owner: string;
  kind: FileKind | readonly FileKind[];
  maxBytes: number;
  /** False: the files are not added to the library. */
  keeps?: boolean;
  onDone: (file: UploadedFile, id: string) => void;
}

/** Each file is set in the field as soon as it is uploaded, and added to the library, too (decisions). */
export function useUploads({ owner, kind, maxBytes, keeps = true, onDone }: UploadOptions) {
  const t = useTranslations('form.upload');
  const errorText = useErrorText();
  const { add, actions, uploads } = useQueue(owner);
  const send = useSend();
  const write = useWrite();
  const onIdle = useEncodedMessage();
  const mayKeep = useCan()(['material:edit']) && keeps;
  const sameOf = useSame();
  const keep = async (file: SentFile, kindOf: FileKind, clientId: string) => {
    try {
      await write(() => materialApi.addFile(file, { kind: kindOf, folderId: '', clientId }), STALE);
    } catch (error) {
      // The field has its file; adding it to the library is optional.
      if (isApiError(error, 'forbidden') || isApiError(error, 'session')) return;
      showMessage('warning', t('notKept', { name: file.name, reason: errorText(error) }));
    }
  };
  const target: UploadTarget = {
    owner,
    kinds: [kind].flat(),
    maxBytes: () => maxBytes,
    send: async (file, kindOf, hooks) => {
      const { hash, same, isExact } = mayKeep ? await sameOf(file) : {};
      // The name and size alone do not decide what a field shows.
      if (!same || !isExact) return { ...(await send(file, kindOf, hooks)), hash };
      showMessage('info', t('same', { name: visibleFileName(file.name), same: visibleFileName(same.name) }));
      return { ...same, inLibrary: true };
    },
    deliver: (file, kindOf, identity) => {
      onDone(file, identity);
      if (mayKeep && !file.inLibrary) void keep(file, kindOf, identity);
    },
    onIdle,
  };
  return {
    uploads: uploads.filter(({ state }) => state !== 'done'),
    add: (files: readonly File[]) => add(files, target),
    ...actions,
  };
}

interface LimitedOptions extends UploadOptions {
  /** How many more files the field can hold. */
  free: number;
}

/**
 * Uploads of a field with a limit: files that are being sent have their places, too; what is beyond them is left out. A
 * refused file is only named.
 */
export function useLimitedUploads({ free, ...options }: LimitedOptions) {
  const { uploads, add, ...actions } = useUploads(options);
  const [skipped, setSkipped] = useState(0);
  const placed = uploads.filter((upload) => upload.state !== 'failed' || canRetry(upload)).length;
  const remaining = Math.max(0, free - placed);
  const places = useRef(remaining);
  useEffect(() => {
    places.current = remaining;
  });
  const take = async (all: readonly File[]) => {
    const { kind, maxBytes } = options;
    const checks = import('@/lib/util/files/sent-file').then(({ checkedFile }) =>
      Promise.all(all.map((file) => checkedFile(file, [kind].flat(), () => maxBytes))),
    );
    // The queue checks again, and says what could not be checked here.
    const checked = await checks.catch(() => []);
    const fitting = all.filter((_, at) => typeof checked[at] !== 'string');
    const left = new Set(fitting.slice(places.current));
    setSkipped(left.size);
    add(all.filter((file) => !left.has(file)));
  };
  return {
    ...actions,
    uploads,
    remaining,
    /** How many of the files chosen last were left out. */
    skipped,
    // A list of the browser is empty when the event has ended.
    add: (files: Iterable<File>) => void take([...files]),
  };
}

interface NamedOptions {
  owner: string;
  kind: FileKind;
  /** Called with the chosen file: a platform may give it another name. */
  onDone: (chosen: File, file: UploadedFile) => void;
}

/** Uploads whose caller needs to know which of its files has become which address. */
export function useNamedUploads({ owner, kind, onDone }: NamedOptions) {
  const onIdle = useEncodedMessage();
  const { add, actions, uploads } = useQueue(owner);
  const send = useSend();
  const target = (chosen: File): UploadTarget => ({
    owner,
    kinds: [kind],
    maxBytes: (of) => FILE_LIMITS[of],
    send,
    deliver: (file) => onDone(chosen, file),
    onIdle,
  });
  return {
    uploads: uploads.filter(({ state }) => state !== 'done'),
    add: (files: readonly File[]) => files.forEach((file) => add([file], target(file))),
    ...actions,
  };
}

interface LibraryOptions {
  kinds?: readonly FileKind[];
  /** Target folder of new files; '' for none. */
  folderId: string;
  onDone?: (material: Material) => void;
  /** Takes a file of the library in place of one that is the same. */
  onUse: (material: Material) => void;
}

const EVERY_KIND: readonly FileKind[] = ['image', 'video', 'document'];

export function useLibraryUploads({ kinds = EVERY_KIND, folderId, onDone, onUse }: LibraryOptions) {
  const t = useTranslations('library.upload');
  const sayEncoded = useEncodedMessage();
  const client = useQueryClient();
  const { add, actions, uploads } = useQueue('library');
  const send = useSend();
  const write = useWrite();
  const sameOf = useSame();
  const target: UploadTarget = {
    owner: 'library',
    kinds,
    maxBytes: (kind) => FILE_LIMITS[kind],
    left: () => {
      const quota = client.getQueryData(materialApi.quota().queryKey);
      return quota && quota.limit - quota.used;
    },
    send: async (file, kind, hooks) => {
      const { hash, same } = await sameOf(file);
      if (same && !hooks.anyway) throw new SameFile(same);
      return { ...(await send(file, kind, hooks)), hash };
    },
    deliver: async (file, kind, clientId) => {
      const material = await write(() => materialApi.addFile(file, { kind, folderId, clientId }), STALE);
      onDone?.(material);
    },
    onIdle: (done) => {
      showMessage('success', t('done', { count: done.length }));
      sayEncoded(done);
    },
  };
  const use = (upload: Upload) => {
    const same = sameIn(upload);
    actions.cancel(upload.id);
    if (same) onUse(same);
  };
  return { uploads, use, add: (files: readonly File[]) => add(files, target), ...actions };
}
