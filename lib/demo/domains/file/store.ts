import type { SeedContext } from '@/lib/demo/platform/domain';
import { EntityStore, type Entity } from '@/lib/demo/platform/store';

/** An uploaded picture: its bytes as a data URL. */
export interface StoredFile extends Entity {
  name: string;
  data: string;
}
export type FileStore = EntityStore<StoredFile>;

export const createFileStore = (_context: SeedContext): FileStore => new EntityStore<StoredFile>(() => undefined);

/** A short address, as a real platform gives one: a text contains it, and texts have a limit of bytes. */
export const addressOfFile = (id: string, name: string) => `files/${id}/${encodeURIComponent(name)}`;

const ADDRESS = /(?:^|\/)files\/([\da-f-]{36})\//;

/** The file at an address, relative or on the platform's host. */
export const fileAt = (files: FileStore, address: string): StoredFile | undefined =>
  files.get(ADDRESS.exec(address)?.[1] ?? '');

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    file: FileStore;
  }
}
