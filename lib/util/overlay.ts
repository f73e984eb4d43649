import { isRecord } from './guards';

/** Merges two objects of texts; an empty text of `over` does not replace the one of `under`. */
export function overlay(under: object, over: object): object {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, text] of Object.entries(over)) {
    const below = merged[key];
    if (text !== '') merged[key] = isRecord(below) && isRecord(text) ? overlay(below, text) : text;
  }
  return merged;
}
