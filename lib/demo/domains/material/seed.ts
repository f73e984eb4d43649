import { MEGABYTE } from '@/lib/util/files/megabyte';
import type { Material, MaterialFolder, MaterialKind } from '@/lib/api/material';
import { art } from '@/lib/demo/art/picture';
import { createRandom, type Random } from '@/lib/demo/platform/random';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { seedOffers, type Offer } from '../product/seed/offers';
import type { Without } from '@/lib/demo/platform/store';
import { stamped } from '@/lib/demo/platform/stamp';
import { DOCUMENTS, EXTRA_PICTURES, FAMILIES, FOLDERS, VIDEOS } from './folders';

/** A stored material; who uses it is calculated when it is requested. */
export type StoredMaterial = Without<Material, 'usedBy'>;
/** A stored folder; `_` is the content that its deletion moved up, so that an undo moves it back. */
export type StoredFolder = MaterialFolder & { _?: { materials: string[]; folders: string[] } };

export const seedFolders = ({ epoch }: SeedContext): StoredFolder[] =>
  FOLDERS.map(([id, name, parentId], index) => ({
    ...stamped(id, epoch, 9500 - index * 260, 5000 - index * 130),
    name,
    ...(parentId ? { parentId } : {}),
  }));

type Draft = Without<StoredMaterial, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

function pictureOf(name: string, url: string, folderId: string, tags: string[], random: Random): Draft {
  const side = random.pick([960, 1200, 1600, 2000]);
  return {
    name: `${name}.jpg`,
    folderId,
    kind: 'image',
    url,
    mime: 'image/jpeg',
    size: Math.round(side * side * (0.11 + random.next() * 0.09)),
    width: side,
    height: side,
    tags,
  };
}

/** Covers of products, and close-ups that no product uses yet. */
function productPictures(offers: readonly Offer[], random: Random): Draft[] {
  return FAMILIES.flatMap(([kind, folderId], index) => {
    const [first, second] = offers.filter((offer) => offer.kind.id === kind);
    const colour = first?.kind.colours.split(' ')[0] ?? 'blue';
    const name = first?.kind.name[0] ?? kind;
    const covers = [first, second].flatMap((offer) =>
      offer ? [pictureOf(`${name} ${offer.model} 主图`, offer.image, folderId, ['主图', '白底'], random)] : [],
    );
    const close = pictureOf(`${name} 细节`, art(kind, colour, index % 4, 2.1), folderId, ['细节'], random);
    return [...covers, close];
  });
}

const file = (
  kind: MaterialKind,
  [name, folderId, size, tags]: readonly [string, string | null, number, string],
): Draft => ({
  name,
  ...(folderId ? { folderId } : {}),
  kind,
  url: `files/${encodeURIComponent(name)}`,
  mime: MIMES[name.split('.').at(-1)!]!,
  size: Math.round(size * MEGABYTE),
  tags: tags.split(' '),
});
const MIMES: Record<string, string> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
};

/** The library (contract 4): rendered pictures, and videos and documents without content. */
export function seedMaterials({ seed, epoch }: SeedContext): StoredMaterial[] {
  const random = createRandom(seed * 17 + 3);
  const pictures = [
    ...productPictures(seedOffers(seed), random),
    ...EXTRA_PICTURES.map(([name, token, folderId, tags]) => pictureOf(name, token, folderId, tags.split(' '), random)),
  ];
  const videos = VIDEOS.map(([name, folderId, size, tags, duration, poster]) => ({
    ...file('video', [name, folderId, size, tags]),
    thumbnail: poster,
    width: 1920,
    height: 1080,
    duration,
  }));
  const documents = DOCUMENTS.map((document) => file('document', document));
  const all = random.shuffled([...pictures, ...videos, ...documents]);
  return all.map((material, index) => {
    const hours = 5 + (index / all.length) ** 1.6 * 9000;
    return { ...stamped(all.length - index, epoch, hours, hours * (0.3 + 0.7 * random.next())), ...material };
  });
}
