import * as z from 'zod/mini';
import { request } from './request';
import { fileAddress } from './values';

export const uploadedFileSchema = z.looseObject({
  id: z.string(),
  url: fileAddress,
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});
export type UploadedFile = z.output<typeof uploadedFileSchema>;

/** Hands a file to the platform's library and answers where it lives. */
export function uploadFile(file: File, kind: 'image' | 'video' | 'document', signal?: AbortSignal) {
  const body = new FormData();
  body.append('file', file);
  body.append('kind', kind);
  return request({
    call: '/supplier/file/upload',
    method: 'POST',
    body,
    schema: uploadedFileSchema,
    write: true,
    signal,
  });
}
