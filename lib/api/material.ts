import { queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { FILE_KINDS, type FileKind } from '@/lib/util/files/file-type';
import { safeFileName } from '@/lib/util/files/file-name';
import { NUMBERS, entityApi } from './entity';
import { isApiError } from './request/errors';
import type { UploadedFile } from './file';
import { request } from './request/request';
import {
  count,
  entityFields,
  fileAddress,
  filledText,
  listOf,
  MAX_PAGE_SIZE,
  positive,
  sentObject,
  sentRows,
  sentTexts,
} from './values';

/** The library of pictures, videos and documents, and its folders (contract 4). */

export const MATERIAL_KINDS = FILE_KINDS;
export type MaterialKind = FileKind;

export const MATERIAL_LIMITS = {
  name: 128,
  folderName: 64,
  tags: 20,
  tag: 32,
  /** Levels of nested folders. */
  depth: 4,
} as const;

/** The filter for materials in no folder: an empty value would not be sent. */
export const ROOT_FOLDER = 'root';

/** The input of `doEdit`, which creates a material from an uploaded file. */
export const materialInputSchema = v.looseObject({
  name: filledText(MATERIAL_LIMITS.name),
  folderId: v.optional(v.string()),
  kind: v.picklist(MATERIAL_KINDS),
  url: fileAddress,
  thumbnail: v.optional(fileAddress),
  mime: filledText(128),
  /** Bytes. */
  size: count,
  width: v.optional(positive),
  height: v.optional(positive),
  /** Seconds. */
  duration: v.optional(positive),
  tags: v.arrayUpTo(MATERIAL_LIMITS.tags, filledText(MATERIAL_LIMITS.tag)),
  hash: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
});

/** The input of `doRename` besides the id. */
export const renameInputSchema = v.object({ name: filledText(MATERIAL_LIMITS.name) });

const usedBy = sentRows(v.object({ kind: v.string(), id: v.string(), title: v.string() }));

export const materialSchema = sentObject({
  ...entityFields,
  name: v.string(),
  folderId: v.optional(v.string()),
  kind: v.picklist(MATERIAL_KINDS),
  url: v.string(),
  thumbnail: v.optional(v.string()),
  mime: v.optional(v.string(), ''),
  size: v.optional(v.number(), 0),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  duration: v.optional(v.number()),
  tags: sentTexts,
  /** SHA-256 of the file in hex; feature `material-hash` (contract 5). */
  hash: v.optional(v.string()),
  /** What uses it, as the platform reports. */
  usedBy,
});
export type Material = v.InferOutput<typeof materialSchema>;

export const folderInputSchema = v.looseObject({
  name: filledText(MATERIAL_LIMITS.folderName),
  parentId: v.optional(v.string()),
});
export const folderSchema = sentObject({
  ...entityFields,
  name: v.string(),
  parentId: v.optional(v.string()),
  /** Materials directly in it, not in its subfolders. */
  materialCount: v.optional(v.number()),
});
export type MaterialFolder = v.InferOutput<typeof folderSchema>;

export const quotaSchema = v.object({ used: v.number(), limit: v.number() });

interface NewMaterial {
  kind: MaterialKind;
  folderId: string;
  clientId: string;
}

const material = entityApi('material', materialSchema, [['materialFolder'], ...NUMBERS]);
const moveTo = (ids: string[], folderId: string) => material.write('doMove', { ids, folderId }, v.unknown());
const setName = (id: string, name: string) => material.write('doRename', { id, name }, v.unknown());

/** The name that a material has after `doRename`, if the platform answers with the record; the contract does not require it. */
export function renamedIn(answer: unknown, id: string): string | undefined {
  const parsed = v.safeParse(v.object({ id: v.optional(v.string(), id), name: v.string() }), answer);
  return parsed.success && parsed.output.id === id ? parsed.output.name : undefined;
}

export const materialApi = {
  ...material,
  /** Used and available bytes. */
  quota: () =>
    queryOptions({
      queryKey: ['material', 'quota'],
      queryFn: ({ signal }) =>
        request({ call: '/supplier/material/getQuota', method: 'GET', schema: quotaSchema, signal }),
    }),
  /** Moves into a folder; '' is no folder. */
  moveTo,
  move: () => material.change(({ ids, folderId }: { ids: string[]; folderId: string }) => moveTo(ids, folderId)),
  /**
   * Creates a material from an uploaded file; '' is no folder. In the background, because uploads show their own
   * progress. `hash` only where the platform knows hashes; `clientId` belongs to the new material and is the same for every attempt.
   */
  addFile: (file: UploadedFile & { hash?: string | undefined }, { kind, folderId, clientId }: NewMaterial) => {
    const { name, url, mime, size, width, height, duration, hash } = file;
    return request({
      call: '/supplier/material/doEdit',
      method: 'POST',
      body: {
        kind,
        url,
        mime,
        size,
        width,
        height,
        duration,
        tags: [],
        name: safeFileName(name, MATERIAL_LIMITS.name),
        folderId: folderId || undefined,
        clientId,
        hash,
      },
      schema: materialSchema,
      write: true,
      background: true,
    });
  },
  setName,
  rename: () => material.change(({ id, name }: { id: string; name: string }) => setName(id, name)),
  /** Deletes; a material in use requires `force` (see {@link usersOfMaterial}). */
  delete: () =>
    material.change(({ ids, force }: { ids: string[]; force?: boolean }) =>
      material.remove(ids, force ? { force } : {}),
    ),
};

/** What uses a material that could not be deleted (409); undefined for any other error. */
export function usersOfMaterial(error: unknown): Material['usedBy'] | undefined {
  if (!isApiError(error, 'conflict')) return undefined;
  const parsed = v.safeParse(v.object({ usedBy }), error.details.data);
  return parsed.success && parsed.output.usedBy.length > 0 ? parsed.output.usedBy : undefined;
}

const folder = entityApi('materialFolder', folderSchema, [['material'], ...NUMBERS]);

export const materialFolderApi = {
  ...folder,
  /** All folders, from as many pages as needed. */
  all: () =>
    queryOptions({
      queryKey: [...folder.key, 'all'],
      queryFn: async ({ signal }) => {
        const folders: MaterialFolder[] = [];
        let received = 0;
        for (let pageNo = 1; ; pageNo += 1) {
          const { list, total, sent } = await request({
            call: '/supplier/materialFolder/getList',
            method: 'GET',
            query: { pageNo, pageSize: MAX_PAGE_SIZE, sort: 'name', order: 'asc' },
            schema: listOf(folderSchema),
            signal,
          });
          folders.push(...list);
          received += sent;
          if (sent === 0 || received >= total) return folders;
        }
      },
    }),
  /** Deletes; a folder that is not empty requires `force` (see {@link contentOfFolder}). */
  delete: () =>
    folder.change(({ ids, force }: { ids: string[]; force?: boolean }) => folder.remove(ids, force ? { force } : {})),
};

/** The content of a folder that could not be deleted (409); undefined for any other error. */
export function contentOfFolder(error: unknown): { materials: number; folders: number } | undefined {
  if (!isApiError(error, 'conflict')) return undefined;
  const content = v.object({ materials: v.optional(count, 0), folders: v.optional(count, 0) });
  const parsed = v.safeParse(content, error.details.data);
  return parsed.success ? parsed.output : undefined;
}
