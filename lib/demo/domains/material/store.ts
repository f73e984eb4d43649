import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedFolders, seedMaterials, type StoredFolder, type StoredMaterial } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export interface NameFacts extends TextFacts {
  /** The sort key of the name, calculated on first use. */
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
