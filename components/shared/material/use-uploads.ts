import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/ui/permission/Can';
import { FILE_LIMITS, uploadFile, type UploadedFile } from '@/lib/api/file';
import { isApiError } from '@/lib/api/request/errors';
import { materialApi, type Material } from '@/lib/api/material';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { uploadsOf, type UploadTarget } from '@/lib/state/uploads';
import type { FileKind } from '@/lib/util/files/file-type';

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
  /** `id` is that of the upload. */
  onDone: (file: UploadedFile, id: string) => void;
}

/** Each file is set in the field as soon as it is uploaded, and added to the library, too (decisions). */
export function useUploads({ owner, kind, maxBytes, keeps = true, onDone }: UploadOptions) {
  const t = useTranslations('form.upload');
  const errorText = useErrorText();
  const { add, actions, uploads } = useQueue(owner);
  const send = useSend();
  const write = useWrite();
  const mayKeep = useCan()(['material:edit']) && keeps;
  const keep = async (file: UploadedFile, kindOf: FileKind, clientId: string) => {
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
    send,
    deliver: (file, kindOf, identity) => {
      onDone(file, identity);
      if (mayKeep) void keep(file, kindOf, identity);
    },
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

/** Uploads of a field with a limit: files that are being sent have their places, too; what is beyond them is left out. */
export function useLimitedUploads({ free, ...options }: LimitedOptions) {
  const { uploads, add, ...actions } = useUploads(options);
  const [skipped, setSkipped] = useState(0);
  const remaining = Math.max(0, free - uploads.length);
  return {
    ...actions,
    uploads,
    remaining,
    /** How many of the files chosen last were left out. */
    skipped,
    add: (files: Iterable<File>) => {
      const all = [...files];
      setSkipped(Math.max(0, all.length - remaining));
      add(all.slice(0, remaining));
    },
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
  const { add, actions, uploads } = useQueue(owner);
  const send = useSend();
  const target = (chosen: File): UploadTarget => ({
    owner,
    kinds: [kind],
    maxBytes: (of) => FILE_LIMITS[of],
    send,
    deliver: (file) => onDone(chosen, file),
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
}

const EVERY_KIND: readonly FileKind[] = ['image', 'video', 'document'];

export function useLibraryUploads({ kinds = EVERY_KIND, folderId, onDone }: LibraryOptions) {
  const t = useTranslations('library.upload');
  const client = useQueryClient();
  const { add, actions, uploads } = useQueue('library');
  const send = useSend();
  const write = useWrite();
  const target: UploadTarget = {
    owner: 'library',
    kinds,
    maxBytes: (kind) => FILE_LIMITS[kind],
    left: () => {
      const quota = client.getQueryData(materialApi.quota().queryKey);
      return quota && quota.limit - quota.used;
    },
    send,
    deliver: async (file, kind, clientId) => {
      const material = await write(() => materialApi.addFile(file, { kind, folderId, clientId }), STALE);
      onDone?.(material);
    },
    onIdle: (count) => showMessage('success', t('done', { count })),
  };
  return { uploads, add: (files: readonly File[]) => add(files, target), ...actions };
}
