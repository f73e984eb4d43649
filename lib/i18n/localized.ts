/** The text of a LocalizedText in a language, else in the other one, else any (contract 1). */
export function localized(text: Record<string, string> | undefined, locale: string): string {
  if (!text) return '';
  return text[locale] || text.en || text.zh || Object.values(text).find(Boolean) || '';
}
