import { Refusal } from './answer';
import type { Say } from './texts';

export type Fields = Record<string, unknown>;

/** Top-level numbers of the contract: in a urlencoded body a number and a text look alike. */
const NUMBERS = new Set(['version', 'stock', 'sort', 'pageNo', 'pageSize', 'limit']);

function fieldOf(key: string, text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (NUMBERS.has(key) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a call: JSON, urlencoded (nested values as JSON text) or a form with a file. */
export async function readBody(request: Request, say: Say): Promise<{ body: Fields; form?: FormData }> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/multipart\/form-data/i.test(type)) return { body: {}, form: await request.formData() };
  const text = await request.text();
  if (text.trim() === '') return { body: {} };
  if (/urlencoded/i.test(type)) {
    const entries = [...new URLSearchParams(text)].map(([key, value]) => [key, fieldOf(key, value)]);
    return { body: Object.fromEntries(entries) };
  }
  try {
    const body: unknown = JSON.parse(text);
    if (isFields(body)) return { body };
  } catch {
    // Told below, like a body that is JSON but no record.
  }
  throw new Refusal(400, say('badBody'));
}

/** `ids` of a bulk call; anything else is an empty list. */
export const idsOf = (body: Fields): string[] =>
  Array.isArray(body.ids) ? body.ids.filter((id) => typeof id === 'string') : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
