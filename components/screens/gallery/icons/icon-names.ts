import type { LucideIcon } from 'lucide-react';
import { ICON_WORDS } from '@/components/ui/menu/route-icons';

export interface IconName {
  /** A word that a platform's icon name may contain. */
  word: string;
  icon: LucideIcon;
}

/** The words of a pattern: `contacts?` is contacts, `(^|-)order` is order. */
const wordsOf = (pattern: RegExp): string[] => pattern.source.replaceAll('(^|-)', '').replaceAll('?', '').split('|');

/** Every word that the menu understands, with the icon that it shows for it. */
export const ICON_NAMES: readonly IconName[] = ICON_WORDS.flatMap(([pattern, icon]) =>
  wordsOf(pattern).map((word) => ({ word, icon })),
);
