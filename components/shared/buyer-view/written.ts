import { isEmptyHtml } from '@/components/ui/form/rich-text';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/lib/i18n/localized';
import type { BuyerSubject } from '@/lib/state/buyer-view';

const isFilled = (text: Record<string, string> | undefined, language: ContentLanguage) =>
  !isEmptyHtml(text?.[language] ?? '');

/** Whether the main texts of a page are written in a language; otherwise buyers see the other one. */
export function isWrittenIn(subject: BuyerSubject, language: ContentLanguage): boolean {
  if (subject.kind === 'shop') return !subject.info || isFilled(subject.info.name, language);
  const { title } = subject.record;
  const text = subject.kind === 'product' ? subject.record.description : subject.record.content;
  const isText = CONTENT_LANGUAGES.some((one) => isFilled(text, one));
  return isFilled(title, language) && (!isText || isFilled(text, language));
}
