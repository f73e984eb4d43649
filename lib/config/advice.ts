import { closestMatch } from 'leven';
import { isText } from '@/lib/util/guards';
import { CALLS } from './calls';
import type { ConfigProblem } from './config';
import { SETTINGS, type Config } from './schema';

/** What the client can say about a problem beside the setting and its value. */
export interface Advice {
  /** What was probably meant: a setting, a call, or a value. */
  near?: string;
  /** All allowed values, if they can be listed. */
  values?: readonly string[];
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A language without its country: `zh` of zh-CN. */
const withoutCountry = (text: string) => text.split(/[-_]/)[0]!.toLowerCase();

/** The candidate that differs in case and signs only, or in few letters; two that changed places count as two. */
function nearest(text: string, candidates: readonly string[]): string | undefined {
  const same = candidates.find(
    (candidate) => letters(candidate) === letters(text) || candidate === withoutCountry(text),
  );
  if (same !== undefined) return same;
  const most = text.length < 4 ? 1 : Math.max(2, Math.floor(text.length / 3));
  const lower = new Map(candidates.map((candidate) => [candidate.toLowerCase(), candidate]));
  const match = closestMatch(text.toLowerCase(), [...lower.keys()], { maxDistance: most });
  return match === undefined ? undefined : lower.get(match);
}

const textIn = (value: string): string | undefined => {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : undefined;
  } catch {
    return undefined;
  }
};

export function adviceFor({ kind, key, value }: ConfigProblem): Advice {
  if (kind === 'unknownKey') return { near: nearest(key, Object.keys(SETTINGS)) };
  if (kind !== 'wrongValue') return {};
  const call = key.startsWith('paths.') ? key.slice('paths.'.length) : undefined;
  if (call !== undefined) return CALLS.has(call) ? {} : { near: nearest(call, [...CALLS.keys()]) };
  const setting = SETTINGS[key as keyof Config];
  const values: readonly unknown[] | undefined = 'values' in setting ? setting.values : undefined;
  const names = values?.filter(isText);
  const text = textIn(value);
  return { values: names, near: names && text ? nearest(text, names) : undefined };
}
