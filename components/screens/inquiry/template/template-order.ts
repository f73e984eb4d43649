import type { ReplyTemplate } from '@/lib/api/reply-template';

type Sorted = Pick<ReplyTemplate, 'id' | 'language'>;

/** Templates for a buyer: in their language first, then those without one; among them the last used first. */
export function templatesFor<T extends Sorted>(
  templates: readonly T[],
  language: string,
  used: readonly string[],
): T[] {
  const placeOf = ({ id }: T) => {
    const place = used.indexOf(id);
    return place < 0 ? used.length : place;
  };
  const fitOf = (template: T) => {
    if (template.language === '') return 1;
    return template.language.split('-')[0] === language ? 0 : 2;
  };
  return [...templates].sort((a, b) => fitOf(a) - fitOf(b) || placeOf(a) - placeOf(b));
}
