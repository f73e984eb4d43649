import { createMaterialStore, createFolderStore } from './store';
import {
  MATERIAL_KINDS,
  ROOT_FOLDER,
  materialInputSchema,
  materialSchema,
  renameInputSchema,
} from '@/lib/api/material';
import { paths } from '@/lib/router/paths';
import { Invalid, Refusal } from '@/lib/demo/platform/answer';
import { textOf } from '@/lib/demo/platform/body';
import { changeEach } from '@/lib/demo/platform/bulk';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { flagOf, numberOf, oneOf, valuesOf, within } from '@/lib/demo/platform/list-query';
import { folderHandlers } from './folder';
import type { NameFacts } from './store';
import type { StoredMaterial } from './seed';
import { readyUsers, usersOf } from './use';
import { withPictures, withTokens } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked, recordOf, touched } from '@/lib/demo/platform/save';
import { findIn } from '@/lib/demo/platform/find';
import type { Find } from '@/lib/demo/platform/platform';
import { titleKey } from '@/lib/demo/platform/title-key';
import { withBelow } from '@/lib/demo/platform/tree';

type Rules = EntityRules<StoredMaterial, NameFacts>;

const RIGHTS = { read: 'material:read', edit: 'material:edit', delete: 'material:delete' };
const PICTURE_FIELDS = ['url', 'thumbnail'];
const GIGABYTE = 1024 ** 3;
const QUOTA = 5 * GIGABYTE;

const SORTS: Rules['sorts'] = {
  updatedAt: ({ record }) => record.updatedAt,
  createdAt: ({ record }) => record.createdAt,
  name: ({ record, facts }) => (facts.nameKeys.name ??= titleKey(record.name)),
  size: ({ record }) => record.size,
  kind: ({ record }) => record.kind,
};

const storeOf = (platform: Platform) => platform.store('material');
const usedBytes = (platform: Platform) =>
  storeOf(platform)
    .records()
    .reduce((sum, { size }) => sum + size, 0);

/** The folder of a request: undefined for '' (none); a 422 if it does not exist. */
function folderAsked({ platform, say }: Call, value: unknown): string | undefined {
  const id = textOf(value);
  if (id === '' || id === ROOT_FOLDER) return undefined;
  if (platform.store('materialFolder').get(id)) return id;
  throw new Invalid(say('unknownFolder'), { folderId: say('unknownFolder') });
}

function inFolder(material: StoredMaterial, folderId: string | undefined): StoredMaterial {
  const { folderId: _old, ...rest } = material;
  return folderId ? { ...rest, folderId } : rest;
}

function move(call: Call) {
  const folderId = folderAsked(call, call.body.folderId);
  return changeEach(call, storeOf(call.platform), (material) =>
    material.folderId === folderId ? material : inFolder(material, folderId),
  );
}

function rename(call: Call) {
  const material = recordOf(call, storeOf(call.platform), call.body.id);
  const { name } = checked(call, renameInputSchema, { name: call.body.name });
  return storeOf(call.platform).put(touched(call, { ...material, name }));
}

/** A material in use is deleted only with `force` (contract 4). */
function removing({ platform, body, language, say }: Call, materials: StoredMaterial[]): StoredMaterial[] {
  const users = usersOf(platform, language);
  const usedBy = materials.flatMap(users);
  if (usedBy.length > 0 && body.force !== true) throw new Refusal(409, say('materialInUse'), { usedBy });
  return materials;
}

/** A restored material whose folder no longer exists is in no folder. */
const repair = ({ platform }: Call, material: StoredMaterial): StoredMaterial =>
  inFolder(material, platform.store('materialFolder').get(material.folderId ?? '')?.id);

/**
 * Materials and their folders (contract 4). Filters: folderId (`root` is no folder; `deep=true` includes subfolders),
 * kind, tag, used, createdFrom and createdTo, sizeMin and sizeMax (bytes), hash.
 */
export function handlers(platform: Platform) {
  const isHashed = platform.features.includes('material-hash');
  const ready = ({ language }: Call) => readyUsers(platform, language);
  const view = ({ language }: Call) => {
    const users = usersOf(platform, language);
    return ({ hash, ...material }: StoredMaterial) => ({
      ...withPictures(material, PICTURE_FIELDS),
      usedBy: users(material),
      ...(isHashed && hash ? { hash } : {}),
    });
  };
  const rules: Rules = {
    name: 'material',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: SORTS,
    sort: 'updatedAt',
    ready,
    ascending: ['name'],
    counted: {
      kind: () => MATERIAL_KINDS,
      folderId: () => [
        ROOT_FOLDER,
        ...platform
          .store('materialFolder')
          .records()
          .map(({ id }) => id),
      ],
    },
    filter({ query, language }) {
      const folderIds = valuesOf(query, 'folderId');
      const deep = query.get('deep') === 'true';
      const folders = deep ? withBelow(platform.store('materialFolder').records(), folderIds) : new Set(folderIds);
      const everything = folders.size === 0 || (deep && folderIds.includes(ROOT_FOLDER));
      const kind = oneOf(query, 'kind');
      const tag = oneOf(query, 'tag');
      const used = flagOf(query, 'used');
      const users = query.get('used') ? usersOf(platform, language) : () => [];
      const hash = oneOf(query, 'hash');
      const created = within(query, 'created');
      const min = numberOf(query, 'sizeMin') ?? 0;
      const most = numberOf(query, 'sizeMax') ?? Infinity;
      return ({ record }) =>
        (everything || folders.has(record.folderId ?? ROOT_FOLDER)) &&
        kind(record.kind) &&
        (tag(undefined) || record.tags.some(tag)) &&
        used(users(record).length > 0) &&
        (!isHashed || hash(record.hash)) &&
        created(record.createdAt) &&
        record.size >= min &&
        record.size <= most;
    },
    view,
    known: materialSchema,
    own: ['usedBy'],
    save(call, fields, before) {
      const folderId = folderAsked(call, fields.folderId);
      const material = checked(call, materialInputSchema, { tags: [], ...fields }, ({ size }, addError) => {
        const others = usedBytes(platform) - (before?.size ?? 0);
        if (typeof size === 'number' && others + size > QUOTA) addError('size', 'quotaFull', { max: QUOTA / GIGABYTE });
      });
      return { ...withTokens(material, PICTURE_FIELDS), folderId };
    },
    removing,
    repair,
  };
  const { get, post } = entityEndpoints(platform, { ready });
  return [
    get('/supplier/material/getQuota', () => ({ used: usedBytes(platform), limit: QUOTA }), {
      permission: RIGHTS.read,
    }),
    post('/supplier/material/doMove', move, { permission: RIGHTS.edit, says: 'saved' }),
    post('/supplier/material/doRename', (call) => view(call)(rename(call)), {
      permission: RIGHTS.edit,
      says: 'saved',
    }),
    ...entityHandlers(platform, rules),
    ...folderHandlers(platform),
  ];
}

/** The path of a folder, the top level first. */
function pathTo(platform: Platform, folderId: string | undefined): string[] {
  const folder = folderId === undefined ? undefined : platform.store('materialFolder').get(folderId);
  return folder ? [...pathTo(platform, folder.parentId), folder.name] : [];
}

export const find: Find = (ask) =>
  findIn(storeOf(ask.platform), { sorts: SORTS, sort: 'updatedAt' }, ask, ({ id, name, folderId, tags }) => ({
    id,
    title: name,
    snippet: [pathTo(ask.platform, folderId).join(' / '), ...tags].filter(Boolean).join(' · '),
    path: paths.materials({ id }),
  }));

export const stores = { material: createMaterialStore, materialFolder: createFolderStore };
