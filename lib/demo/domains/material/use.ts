import type { Material } from '@/lib/api/material';
import type { Platform } from '@/lib/demo/platform/platform';
import type { Language } from '@/lib/demo/platform/texts';

type User = Material['usedBy'][number];

/** The entities besides products that use pictures and files of the library. */
const USERS = ['blog', 'shopInfo', 'shopContact', 'shopResource'] as const;

interface Known {
  stamp: string;
  users: Map<string, User[]>;
}
const known = new WeakMap<Platform, Known>();

/** Every address of a file, with its users. */
function reckoned(platform: Platform, language: Language): Map<string, User[]> {
  const users = new Map<string, User[]>();
  const add = (user: User, ...addresses: (string | undefined)[]) => {
    for (const address of new Set(addresses)) {
      if (!address) continue;
      const list = users.get(address);
      if (list) list.push(user);
      else users.set(address, [user]);
    }
  };
  const inOwnWords = (text: Record<string, string>) => text[language] || text.zh || text.en || '';
  for (const { record } of platform.store('product').rows()) {
    const { id, title, images, video, variants } = record;
    add({ kind: 'product', id, title: inOwnWords(title) }, ...images, video, ...variants.map(({ image }) => image));
  }
  for (const { id, title, cover } of platform.store('blog').records())
    add({ kind: 'blog', id, title: inOwnWords(title) }, cover);
  for (const { id, name, logo, banner } of platform.store('shopInfo').records())
    add({ kind: 'shopInfo', id, title: inOwnWords(name) }, logo, banner);
  for (const { id, name, avatar } of platform.store('shopContact').records())
    add({ kind: 'shopContact', id, title: name }, avatar);
  for (const { id, title, images } of platform.store('shopResource').records())
    add({ kind: 'shopResource', id, title }, ...images);
  return users;
}

/**
 * What uses a file. All uses are calculated together, and again only after a change of an entity that may use files.
 */
export function usersOf(platform: Platform, language: Language): (material: { url: string }) => User[] {
  const revisions = [platform.store('product'), ...USERS.map((name) => platform.store(name))].map(
    ({ revision }) => revision,
  );
  const stamp = [language, platform.epoch, ...revisions].join();
  let entry = known.get(platform);
  if (entry?.stamp !== stamp) {
    entry = { stamp, users: reckoned(platform, language) };
    known.set(platform, entry);
  }
  const { users } = entry;
  return ({ url }) => users.get(url) ?? [];
}
