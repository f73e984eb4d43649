import { MATERIAL_LIMITS, ROOT_FOLDER, folderInputSchema, folderSchema } from '@/lib/api/material';
import { Refusal } from '@/lib/demo/platform/answer';
import { textOf } from '@/lib/demo/platform/body';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { oneOf } from '@/lib/demo/platform/list-query';
import type { NameFacts } from './store';
import type { StoredFolder, StoredMaterial } from './seed';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked, touched } from '@/lib/demo/platform/save';
import { titleKey } from '@/lib/demo/platform/title-key';
import { positionProblem } from '@/lib/demo/platform/tree';

type Rules = EntityRules<StoredFolder, NameFacts>;

const storeOf = (platform: Platform) => platform.store('materialFolder');

/** A copy of a record in another folder, or in none. */
const within = <T extends StoredMaterial | StoredFolder>(record: T, key: 'folderId' | 'parentId', id?: string): T => {
  const rest = Object.entries(record).filter(([name]) => name !== key);
  return { ...Object.fromEntries(rest), ...(id === undefined ? {} : { [key]: id }) } as T;
};

const contentOf = (platform: Platform, id: string) => ({
  materials: platform
    .store('material')
    .records()
    .filter((material) => material.folderId === id),
  folders: storeOf(platform)
    .records()
    .filter((folder) => folder.parentId === id),
});

/** A folder that is not empty is deleted only with `force`; its content moves to the folder above. */
function removing(call: Call, folders: StoredFolder[]): StoredFolder[] {
  const { platform, body, say } = call;
  const contents = folders.map(({ id }) => contentOf(platform, id));
  const count = (key: 'materials' | 'folders') => contents.reduce((sum, content) => sum + content[key].length, 0);
  if (count('materials') + count('folders') > 0 && body.force !== true) {
    throw new Refusal(409, say('folderNotEmpty'), { materials: count('materials'), folders: count('folders') });
  }
  return folders.map((requested) => {
    // The deletion of another folder may have moved this one.
    const folder = storeOf(platform).get(requested.id) ?? requested;
    const inside = contentOf(platform, folder.id);
    for (const material of inside.materials)
      platform.store('material').put(touched(call, within(material, 'folderId', folder.parentId)));
    for (const child of inside.folders)
      storeOf(platform).put(touched(call, within(child, 'parentId', folder.parentId)));
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    return storeOf(platform).put({ ...folder, _: { materials: ids(inside.materials), folders: ids(inside.folders) } });
  });
}

/** A restored folder gets its content back, unless that has been moved since the deletion. */
function repair(call: Call, folder: StoredFolder): StoredFolder {
  const { platform } = call;
  const { _: movedUp, ...rest } = folder;
  for (const id of movedUp?.materials ?? []) {
    const material = platform.store('material').get(id);
    if (material?.folderId === folder.parentId && material)
      platform.store('material').put(touched(call, within(material, 'folderId', folder.id)));
  }
  for (const id of movedUp?.folders ?? []) {
    const child = storeOf(platform).get(id);
    if (child?.parentId === folder.parentId && child)
      storeOf(platform).put(touched(call, within(child, 'parentId', folder.id)));
  }
  const parent = storeOf(platform).get(folder.parentId ?? '')?.id;
  return within(rest, 'parentId', parent);
}

/** Folders of materials (contract 4), at most four levels. Filter: parentId (`root` is the top level). */
export function folderHandlers(platform: Platform) {
  const rules: Rules = {
    name: 'materialFolder',
    store: () => storeOf(platform),
    rights: { read: 'material:read', edit: 'materialFolder:edit', delete: 'materialFolder:delete' },
    sorts: {
      name: ({ record, facts }) => (facts.nameKeys.name ??= titleKey(record.name)),
      updatedAt: ({ record }) => record.updatedAt,
      createdAt: ({ record }) => record.createdAt,
    },
    sort: 'name',
    ascending: ['name'],
    filter({ query }) {
      const parent = oneOf(query, 'parentId');
      return ({ record }) => parent(record.parentId ?? ROOT_FOLDER);
    },
    view() {
      const counts = new Map<string, number>();
      for (const { folderId } of platform.store('material').records())
        if (folderId) counts.set(folderId, (counts.get(folderId) ?? 0) + 1);
      return ({ _, ...folder }) => ({ ...folder, materialCount: counts.get(folder.id) ?? 0 });
    },
    known: folderSchema,
    own: ['materialCount'],
    save(call, fields, before) {
      const all = storeOf(platform).records();
      const folder = checked(call, folderInputSchema, fields, ({ name, parentId }, addError) => {
        const parent = textOf(parentId) || undefined;
        const problem = positionProblem(all, before?.id, parent, MATERIAL_LIMITS.depth);
        if (problem) addError('parentId', problem, { max: MATERIAL_LIMITS.depth });
        const isNameUsed = all.some(
          (other) =>
            other.id !== before?.id &&
            other.parentId === parent &&
            other.name.toLowerCase() === textOf(name).toLowerCase(),
        );
        if (isNameUsed) addError('name', 'nameTaken');
      });
      return { ...folder, parentId: folder.parentId || undefined };
    },
    removing,
    repair,
  };
  return entityHandlers(platform, rules);
}
