import { cleanCode } from '@/lib/util/clean-code';

/**
 * A picture named by its file, not by an address: it is uploaded from files that the user adds. The folders that a list
 * of files has in front of the name are no address.
 */
export const isFileName = (text: string): boolean =>
  !/^(?:https?:|data:|blob:|\.{0,2}\/)/i.test(text) && /\.(?:jpe?g|png|webp|gif|avif|heic|heif)$/i.test(text.trim());

const pathOf = (text: string) => cleanCode(text).toLowerCase().replaceAll('\\', '/');

/** Equal for a file and for the names that a table may give it: with folders, in another case or composition. */
export const pictureKey = (text: string): string => pathOf(text).split('/').at(-1)!;

/** The names that stand for files of several folders: which of them is meant is lost with the folder. */
export function sharedNames(names: Iterable<string>): Set<string> {
  const paths = new Map<string, string>();
  const shared = new Set<string>();
  for (const name of names) {
    const key = pictureKey(name);
    const path = pathOf(name);
    // A name without a folder may be that of any.
    if (path === key) continue;
    if ((paths.get(key) ?? path) !== path) shared.add(key);
    paths.set(key, path);
  }
  return shared;
}
