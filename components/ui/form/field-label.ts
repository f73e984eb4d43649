import { useTranslations } from 'next-intl';
import { sectionOf, type FormSectionInfo } from './sections';

/** The translation function of a namespace with names of fields. */
export interface LabelTexts {
  (key: never, values: never): string;
  has: (key: never) => boolean;
}

/** A platform may name a field as it likes: what every object inherits is no message. */
const isInherited = (key: string) => key.split('.').some((part) => part in {});

/**
 * The name of a field by its path; an unknown path is returned unchanged. `names` maps paths to keys where they differ,
 * with `#` for a row; the row's number is an argument of the message.
 */
export function fieldLabel(t: LabelTexts, names: Readonly<Record<string, string>>, path: string): string {
  const row = Number(/\.(\d+)(?=\.|$)/.exec(path)?.[1] ?? 0) + 1;
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.#');
  const key = (Object.hasOwn(names, pattern) && names[pattern]) || pattern.replace(/\.#$/, '');
  return !isInherited(key) && t.has(key as never) ? t(key as never, { row } as never) : path;
}

/**
 * The name of a value by its keys. Where it has none of its own, such as an option of a variant, it is the nearest name
 * above it, with the number of the row, and its own key: "Variants 2: Color".
 */
export function labelOfKeys(
  labelOf: (path: string) => string,
  keys: readonly string[],
  join: (name: string, key: string) => string,
): string {
  const path = keys.join('.');
  const label = labelOf(path);
  if (label !== path || keys.length < 2) return label;
  const row = keys.findIndex((key) => /^\d+$/.test(key));
  const name = labelOf(keys[0]!);
  return join(row > 0 ? `${name} ${Number(keys[row]) + 1}` : name, keys.at(-1)!);
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
