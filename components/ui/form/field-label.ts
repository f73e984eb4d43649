import { useTranslations } from 'next-intl';
import { sectionOf, type FormSectionInfo } from './sections';

/** The translation function of a namespace with names of fields. */
export interface LabelTexts {
  (key: never, values: never): string;
  has: (key: never) => boolean;
}

/**
 * The name of a field by its path; an unknown path is returned unchanged. `names` maps paths to keys where they differ,
 * with `#` for a row; the row's number is an argument of the message.
 */
export function fieldLabel(t: LabelTexts, names: Readonly<Record<string, string>>, path: string): string {
  const row = Number(/\.(\d+)(?=\.|$)/.exec(path)?.[1] ?? 0) + 1;
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.#');
  const key = names[pattern] ?? pattern.replace(/\.#$/, '');
  return t.has(key as never) ? t(key as never, { row } as never) : path;
}

/** The name of a field with its section in front, for the summary of errors. */
export function useLabelInSection(
  sections: readonly FormSectionInfo[],
  label: (path: string) => string,
): (path: string) => string {
  const t = useTranslations('form');
  return (path) => {
    const section = sectionOf(sections, path);
    return section ? t('labelInSection', { section: section.title, label: label(path) }) : label(path);
  };
}
