import type { QueryClient } from '@tanstack/react-query';
import type { ListedDraft } from '@/components/ui/record/draft-list';
import { DOMAINS, domainsWith } from '@/lib/domains';
import { localized } from '@/lib/i18n/localized';
import { isRecord, isText } from '@/lib/util/guards';

/** The entity of a form that is below a record. */
const ENTITY_OF: Partial<Record<string, string>> = Object.fromEntries(
  domainsWith('drafts').flatMap((entity) => DOMAINS[entity].drafts.map((form) => [form, entity])),
);

/** Fields that identify a record or a draft, in order of preference. */
const NAMING = ['title', 'name', 'subject', 'productTitle', 'content', 'reason', 'sku'];
const MAX_LENGTH = 60;

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

function textIn(value: unknown, locale: string): string {
  if (isText(value)) return plain(value);
  if (!isRecord(value)) return '';
  const texts = Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1]));
  return plain(localized(Object.fromEntries(texts), locale));
}

function nameOf(value: unknown, locale: string): string {
  if (!isRecord(value)) return textIn(value, locale);
  return NAMING.map((field) => textIn(value[field], locale)).find(Boolean) ?? '';
}

/** A draft's title: from its own values, else from the cached record; '' if neither has one. */
export function draftTitle({ form, id, draft }: ListedDraft, locale: string, queries: QueryClient): string {
  const own = nameOf(draft?.values, locale);
  const record = id && queries.getQueryData([ENTITY_OF[form] ?? form, 'detail', id]);
  const known = nameOf(record, locale);
  return cut(form in ENTITY_OF ? known || own : own || known);
}
