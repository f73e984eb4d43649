import { perSession } from '@/lib/auth/session';
import { atom, store } from '@/lib/state/store';
import { escapeMarkup } from '@/lib/util/markup/escape-markup';
import { uuid } from '@/lib/util/uuid';

/** A picture of a text from its paste until it is on the platform; the text contains its id in the meantime. */
export interface PendingPicture {
  /** The name of the file, or the host that it is fetched from. */
  name: string;
  /** Its upload in the queue of the session; undefined while it is being fetched. */
  uploadId?: string;
  /** Its address on the platform, as soon as it is uploaded. */
  url?: string;
  /** It cannot be fetched. */
  lost?: boolean;
}

function create() {
  /** Data URLs that the platform has sent: they are pictures of its library. */
  const sent = new Set<string>();
  const addresses = new Map<string, string>();
  const pendingAtom = atom<Readonly<Record<string, PendingPicture>>>({});
  return {
    atom: pendingAtom,
    get: (id: string): PendingPicture | undefined => store.get(pendingAtom)[id],
    add(name: string): string {
      const id = uuid();
      store.set(pendingAtom, (now) => ({ ...now, [id]: { name } }));
      return id;
    },
    /** A picture that a text contains twice is fetched once. */
    byAddress: (address: string) => {
      const id = addresses.get(address);
      return id !== undefined && !store.get(pendingAtom)[id]?.lost ? id : undefined;
    },
    note(address: string, id: string): string {
      addresses.set(address, id);
      return id;
    },
    idsOf: (uploadId: string): string[] =>
      Object.entries(store.get(pendingAtom)).flatMap(([id, picture]) => (picture.uploadId === uploadId ? [id] : [])),
    isSent: (address: string) => sent.has(address),
    noteSent: (html: string) => {
      for (const [, address = ''] of html.matchAll(/\ssrc="(data:image\/[^"]*)"/gi))
        sent.add(address.replace(/&amp;/g, '&'));
    },
    update: (id: string, change: Partial<PendingPicture>) =>
      store.set(pendingAtom, (now) => (now[id] ? { ...now, [id]: { ...now[id], ...change } } : now)),
  };
}

/** Kept until the session ends: a text that was hidden, copied or undone meanwhile finds its pictures again. */
export const pendingPicturesOf = perSession(create);
export type PendingPictures = ReturnType<typeof create>;

/** The text with the address of an uploaded picture in its place, or without the picture. */
export const withUploaded = (html: string, id: string, url: string | undefined): string =>
  html.replace(/<img\b[^>]*>/gi, (tag) => {
    if (!tag.includes(`data-upload="${id}"`)) return tag;
    return url === undefined ? '' : tag.replace(`data-upload="${id}"`, () => `src="${escapeMarkup(url)}"`);
  });
