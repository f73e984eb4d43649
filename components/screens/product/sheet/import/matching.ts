import { isRecord } from '@/lib/util/guards';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { headKey, type MatchedHead, type Matching } from '../worker/match-columns';

const KEY = 'supplier-client:sheet:product:heads';
/** Headings of the latest files; a device needs no more. */
const MAX_HEADS = 300;

export function readMatching(): Matching {
  const stored = readStored(KEY);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** Keeps what the user chose for the headings of a file, for the next one. */
export function keepMatching(heads: readonly (readonly MatchedHead[])[]): void {
  // A hidden column that was left out says nothing about the same column when it is shown.
  const chosen = heads.flat().filter(({ column, isHidden }) => !isHidden || column !== '');
  const own = chosen.map(({ head, column }) => [headKey(head), column] as const);
  const names = new Set(own.map(([name]) => name));
  const others = Object.entries(readMatching()).filter(([name]) => !names.has(name));
  writeStored(KEY, Object.fromEntries([...others, ...own].slice(-MAX_HEADS)));
}
