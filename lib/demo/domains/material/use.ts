import type { Material } from '@/lib/api/material';
import { tokenOfPicture } from '@/lib/demo/art/picture';
import type { Platform } from '@/lib/demo/platform/platform';
import { Job, STEP, type Steps } from '@/lib/demo/platform/steps';
import type { Language } from '@/lib/demo/platform/texts';

type User = Material['usedBy'][number];

/** The entities besides products that use pictures and files of the library, in fields or inside their texts. */
const USERS = ['blog', 'shopInfo', 'shopDetail', 'shopContact', 'shopResource'] as const;

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/gi;
const OWN_FILE = /(?:^|\/)(files\/[\da-f-]{36}\/[^?#]*)/;
const plain = (written: string) =>
  written.replace(
    /&(amp|quot|lt|gt|#39);/g,
    (_, name: string) => ({ amp: '&', quot: '"', lt: '<', gt: '>' })[name] ?? "'",
  );

/** A text copied from a page has addresses with the host. */
const keyOf = (address: string) => OWN_FILE.exec(address)?.[1] ?? tokenOfPicture(address);

/** The addresses of the pictures in a text, in every language. */
const inText = (text: Record<string, string> = {}): string[] =>
  Object.values(text).flatMap((html) =>
    html.includes('<img') ? Array.from(html.matchAll(PICTURE), ([, src = '']) => keyOf(plain(src))) : [],
  );

interface Known {
  stamp: string;
  users: Job<Map<string, User[]>>;
}
const known = new WeakMap<Platform, Known>();

/** Every address of a file, with its users. */
function* findUsers(platform: Platform, language: Language): Steps<Map<string, User[]>> {
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
  let seen = 0;
  for (const { record } of platform.store('product').rows()) {
    seen += 1;
    if (seen % STEP === 0) yield;
    const { id, title, images, video, variants, description } = record;
    const shown = [...images, video, ...variants.map(({ image }) => image), ...inText(description)];
    add({ kind: 'product', id, title: inOwnWords(title) }, ...shown);
  }
  for (const { id, title, cover, content } of platform.store('blog').records())
    add({ kind: 'blog', id, title: inOwnWords(title) }, cover, ...inText(content));
  for (const { id, name, logo, banner } of platform.store('shopInfo').records())
    add({ kind: 'shopInfo', id, title: inOwnWords(name) }, logo, banner);
  const [shop] = platform.store('shopInfo').records();
  for (const { id, introduction } of platform.store('shopDetail').records())
    add({ kind: 'shopDetail', id, title: inOwnWords(shop?.name ?? {}) }, ...inText(introduction));
  for (const { id, name, avatar } of platform.store('shopContact').records())
    add({ kind: 'shopContact', id, title: name }, avatar);
  for (const { id, title, images } of platform.store('shopResource').records())
    add({ kind: 'shopResource', id, title }, ...images);
  return users;
}

/** What uses which file is calculated for all together, and again only after a change of an entity that may use files. */
function knownUsers(platform: Platform, language: Language): Job<Map<string, User[]>> {
  const revisions = [platform.store('product'), ...USERS.map((name) => platform.store(name))].map(
    ({ revision }) => revision,
  );
  const stamp = [language, platform.epoch, ...revisions].join();
  const entry = known.get(platform);
  if (entry?.stamp === stamp) return entry.users;
  const users = new Job(findUsers(platform, language));
  known.set(platform, { stamp, users });
  return users;
}

/** What uses a file. */
export function usersOf(platform: Platform, language: Language): (material: { url: string }) => User[] {
  const users = knownUsers(platform, language).finish();
  return ({ url }) => users.get(url) ?? [];
}

/** Calculates what uses which file in slices; undefined once it is known. */
export function readyUsers(platform: Platform, language: Language): Promise<unknown> | undefined {
  const users = knownUsers(platform, language);
  return users.isDone ? undefined : users.inSlices();
}
