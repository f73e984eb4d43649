import * as v from '@/lib/schema/schema';
import { safeFileName } from '@/lib/util/files/file-name';
import type { FileKind } from '@/lib/util/files/file-type';
import { MEGABYTE } from '@/lib/util/files/megabyte';
import { request } from './request/request';
import { transportOver } from './request/transport';
import { fileAddress, sentObject } from './values';
import { fetchWithProgress } from './request/xhr';

/**
 * Maximum bytes of a file by its kind. The contract has no limits: these are the client's own, checked before the
 * upload (docs/decisions/lists.md D97).
 */
export const FILE_LIMITS: Record<FileKind, number> = {
  image: 5 * MEGABYTE,
  video: 100 * MEGABYTE,
  document: 20 * MEGABYTE,
};

export const uploadedFileSchema = sentObject({
  id: v.string(),
  url: fileAddress,
  name: v.string(),
  mime: v.string(),
  size: v.number(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Seconds. */
  duration: v.optional(v.number()),
});
export type UploadedFile = v.InferOutput<typeof uploadedFileSchema>;

interface UploadOptions {
  /** A uuid that is the same for every attempt to upload this file. */
  identity?: string;
  signal?: AbortSignal;
  /** Called with the sent share, from 0 to 1; not every transport reports it. */
  onProgress?: (share: number) => void;
}

/** Uploads a file and returns its address (contract 3); a material is then created from it by `doEdit`. */
export function uploadFile(file: File, kind: FileKind, options: UploadOptions = {}) {
  const { identity, signal, onProgress = () => {} } = options;
  const body = new FormData();
  body.append('file', file, safeFileName(file.name));
  body.append('kind', kind);
  return request({
    call: '/supplier/file/upload',
    method: 'POST',
    body,
    schema: uploadedFileSchema,
    write: true,
    identity,
    signal,
    transport: transportOver(fetchWithProgress(body, onProgress), body),
  });
}
