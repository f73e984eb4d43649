import { isRecord } from '@/lib/util/guards';
import { uuid } from '@/lib/util/uuid';
import { Refusal } from './answer';
import type { Say } from './texts';

export type Fields = Record<string, unknown>;

/** Numeric fields of the contract: in a urlencoded body a number looks like a text. */
const NUMERIC_FIELDS = new Set(['version', 'stock', 'sort', 'pageNo', 'pageSize', 'limit']);

function fieldOf(key: string, text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (NUMERIC_FIELDS.has(key) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Forms of requests within the page, by the value of a header: WebKit reads no form back out of a Request. */
const forms = new Map<string, FormData>();
const FORM_HEADER = 'X-Form';

/** A request with a form beside it instead of in it. */
export function withForm({ url, method, headers, signal }: Request, form: FormData): Request {
  const id = uuid();
  forms.set(id, form);
  const named = new Headers(headers);
  named.set(FORM_HEADER, id);
  return new Request(url, { method, headers: named, signal });
}

function takeForm(request: Request): FormData | undefined {
  const id = request.headers.get(FORM_HEADER) ?? '';
  const form = forms.get(id);
  forms.delete(id);
  return form;
}

/** The body of a request: JSON, urlencoded (nested values as JSON text) or a form with a file. */
export async function readBody(request: Request, say: Say): Promise<{ body: Fields; form?: FormData }> {
  const form = takeForm(request);
  if (form) return { body: {}, form };
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
    if (isRecord(body)) return { body };
  } catch {
    // Handled below, together with JSON that is not an object.
  }
  throw new Refusal(400, say('badBody'));
}

/** `ids` of a bulk request; an empty list if it is invalid. */
export const idsOf = (body: Fields): string[] =>
  Array.isArray(body.ids) ? body.ids.filter((id) => typeof id === 'string') : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
