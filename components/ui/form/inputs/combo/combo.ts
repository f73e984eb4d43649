import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { X } from 'lucide-react';
import { ComboChevron } from './ComboChevron';

/** An entry of a list that can be searched. */
export interface ComboOption {
  value: string;
  label: string;
  /** Its place in a tree, from 0. */
  depth?: number;
  /** What the list shows where the label is a whole path. */
  short?: string;
  /** More words it is found by. */
  search?: string;
  disabled?: boolean;
}

/** The words, marks and measures that every combobox has. */
export function useComboTexts() {
  const t = useTranslations('form.combo');
  return {
    openText: t('open'),
    closeText: t('close'),
    clearText: t('clear'),
    noOptionsText: t('none'),
    loadingText: t('loading'),
    popupIcon: createElement(ComboChevron),
    clearIcon: createElement(X, { size: 14, strokeWidth: 1.7, 'aria-hidden': true }),
  };
}

/** How a chosen entry of several is drawn. */
export const CHIP = {
  size: 'small',
  deleteIcon: createElement(X, { size: 12, strokeWidth: 1.7, 'aria-hidden': true }),
} as const;

/** The option of a value; one that is not on the list (any more) is shown as it is, and kept. */
export const optionOf = (options: readonly ComboOption[], value: string): ComboOption =>
  options.find((option) => option.value === value) ?? { value, label: value };

/** Options whose label, value or other words hold every word of the query. */
export function findOptions(options: ComboOption[], query: string): ComboOption[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, value, search = '', disabled }) => {
    const text = `${label} ${value} ${search}`.toLocaleLowerCase();
    return !disabled && words.every((word) => text.includes(word));
  });
}
