import { isRecord } from './guards';

/** Texts with those of another language over them; an empty text lets the one below show. */
export function overlay(under: object, over: object): object {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, text] of Object.entries(over)) {
    const below = merged[key];
    if (text !== '') merged[key] = isRecord(below) && isRecord(text) ? overlay(below, text) : text;
  }
  return merged;
}
