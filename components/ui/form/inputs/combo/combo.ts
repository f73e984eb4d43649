import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { X } from 'lucide-react';
import { best, matchTexts, type PinyinFinder } from '@/lib/util/match-texts';
import { ComboChevron } from './ComboChevron';
import { COMBO_SLOTS } from './combo-slots';

/** An entry of a searchable list. */
export interface ComboOption {
  value: string;
  label: string;
  /** Its depth in a tree, from 0. */
  depth?: number;
  /** The text in the list if the label is a whole path. */
  short?: string;
  /** Further texts that a search matches. */
  search?: string;
  disabled?: boolean;
}

/** The texts, icons and parts that all comboboxes share. */
export function useComboTexts() {
  const t = useTranslations('form.combo');
  return {
    openText: t('open'),
    closeText: t('close'),
    clearText: t('clear'),
    noOptionsText: t('none'),
    loadingText: t('loading'),
    popupIcon: createElement(ComboChevron),
    slots: COMBO_SLOTS,
    clearIcon: createElement(X, { size: 14, strokeWidth: 1.7, 'aria-hidden': true }),
  };
}

/** The option of a value; one that is not in the list (any more) is shown unchanged, and kept. */
export const optionOf = (options: readonly ComboOption[], value: string): ComboOption =>
  options.find((option) => option.value === value) ?? { value, label: value };

/**
 * Options whose label, value or further texts have every word of the query, as written or as pinyin; the best ones first,
 * and those of a tree in its order.
 */
export function findOptions(options: readonly ComboOption[], query: string, pinyin?: PinyinFinder): ComboOption[] {
  if (query.trim() === '') return [...options];
  const found = best(
    options.filter(({ disabled }) => !disabled),
    ({ label, value, search = '' }) => matchTexts([label, value, search], query, pinyin),
  );
  const isTree = options.some(({ depth }) => depth !== undefined);
  return isTree ? options.filter(({ value }) => found.some((option) => option.value === value)) : found;
}
