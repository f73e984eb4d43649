import type { Material, MaterialFolder } from '@/lib/api/material';
import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedFolders, seedMaterials } from './seed';
import { EntityStore, type Without } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

/** A material as kept; who uses it is reckoned when somebody asks. */
export type StoredMaterial = Without<Material, 'usedBy'>;
/** A folder as kept; `_` is what its deletion moved up, so that an undo takes it back. */
export type StoredFolder = MaterialFolder & { _?: { materials: string[]; folders: string[] } };

export interface NameFacts extends TextFacts {
  /** The sort key of the name, made when first asked for. */
  nameKeys: Record<string, string>;
}
export type MaterialStore = EntityStore<StoredMaterial, NameFacts>;
export type FolderStore = EntityStore<StoredFolder, NameFacts>;

export const createMaterialStore = (context: SeedContext): MaterialStore =>
  new EntityStore<StoredMaterial, NameFacts>(
    ({ name, tags }) => ({ text: [name, ...tags].join('\n').toLowerCase(), nameKeys: {} }),
    seedMaterials(context),
  );

export const createFolderStore = (context: SeedContext): FolderStore =>
  new EntityStore<StoredFolder, NameFacts>(
    ({ name }) => ({ text: name.toLowerCase(), nameKeys: {} }),
    seedFolders(context),
  );

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    material: MaterialStore;
    materialFolder: FolderStore;
  }
}
