import files from './files.json';
import library from './folder-rows.json';

/** Folders on up to four levels: id, name, parent. */
export const FOLDERS = library.folders as [id: string, name: string, parent?: string][];

/** Kinds of products whose covers are in the library, with the folder. */
export const FAMILIES = library.families as [kind: string, folder: string][];

/** Pictures of the factory, documents and posts: name, token of the drawing (art/picture.ts), folder, tags. */
export const EXTRA_PICTURES = files.pictures as [name: string, token: string, folder: string, tags: string][];

/** Name, folder, megabytes, tags, seconds, poster. */
export const VIDEOS = files.videos as [string, string | null, number, string, number, string][];

/** Name, folder, megabytes, tags. */
export const DOCUMENTS = files.documents as [string, string | null, number, string][];
