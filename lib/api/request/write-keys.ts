import { onSessionEnd } from '@/lib/auth/session-end';
import { readSession, writeSession } from '@/lib/util/browser/storage';
import { uuid } from '@/lib/util/uuid';

/** The Idempotency-Key of a write whose answer was not understood yet, and the records that the write is about. */
interface OpenWrite {
  key: string;
  about: readonly string[];
}

const STORAGE_KEY = 'supplier-client-open-writes';
const MAX_OPEN_WRITES = 50;

const isOpenWrite = (value: unknown): value is OpenWrite =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OpenWrite).key === 'string' &&
  Array.isArray((value as OpenWrite).about);

function stored(): [string, OpenWrite][] {
  const entries = readSession(STORAGE_KEY);
  return Object.entries(typeof entries === 'object' && entries !== null ? entries : {}).filter(([, entry]) =>
    isOpenWrite(entry),
  );
}

/** Read once: this window keeps them over a reload, because a write may be carried out while the page goes away. */
let openWrites: Map<string, OpenWrite> | undefined;
const all = () => (openWrites ??= new Map(stored()));
onSessionEnd(() => {
  openWrites = undefined;
  writeSession(STORAGE_KEY, undefined);
});

function store(): void {
  const oldest = [...all().keys()].slice(0, -MAX_OPEN_WRITES);
  oldest.forEach((print) => all().delete(print));
  writeSession(STORAGE_KEY, all().size > 0 ? Object.fromEntries(all()) : undefined);
}

/** The key of a write: the one it was sent with before, as long as no answer to it was understood. */
export function keyOf(print: string, about: readonly string[]): string {
  const key = all().get(print)?.key ?? uuid();
  all().delete(print);
  all().set(print, { key, about });
  store();
  return key;
}

/** The platform's answer to a write was understood: the next such write is another one. */
export function giveUpKey(print: string): void {
  if (all().delete(print)) store();
}

/** Records have changed since: what was sent about them before is no longer the same write when it is sent again. */
export function giveUpKeysAbout(about: readonly string[]): void {
  for (const [print, write] of all()) if (write.about.some((one) => about.includes(one))) all().delete(print);
  store();
}
