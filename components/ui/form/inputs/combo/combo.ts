import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { X } from 'lucide-react';
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

/** Options whose label, value or further texts contain every word of the query. */
export function findOptions(options: ComboOption[], query: string): ComboOption[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, value, search = '', disabled }) => {
    const text = `${label} ${value} ${search}`.toLocaleLowerCase();
    return !disabled && words.every((word) => text.includes(word));
  });
}
