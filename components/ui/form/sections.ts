import { isBlank } from './blank';
import type { Issue } from './issues/issues';
import { isWithin } from './paths';

/** A section of a form: its heading and the paths of its fields. */
export interface FormSectionInfo {
  id: string;
  title: string;
  paths: readonly string[];
}

export const sectionOf = (sections: readonly FormSectionInfo[], path: string): FormSectionInfo | undefined =>
  sections.find((section) => section.paths.some((own) => isWithin(path, own)));

export function countBySection(sections: readonly FormSectionInfo[], issues: readonly Issue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of issues) {
    const id = sectionOf(sections, path)?.id;
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Sections with input and without issues. */
export function doneSections(
  sections: readonly FormSectionInfo[],
  record: Readonly<Record<string, unknown>>,
  issues: readonly Issue[],
): Set<string> {
  const open = countBySection(sections, issues);
  const isFilled = (field: string) => record[field] !== false && !isBlank(record[field]);
  return new Set(sections.filter(({ id, paths }) => !open.has(id) && paths.some(isFilled)).map(({ id }) => id));
}

/** The path of a section's element, for links to it. */
export const sectionPath = (id: string) => `section-${id}`;
