import { useMessages, useTranslations } from 'next-intl';
import { valueAt } from '@/components/ui/form/paths';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { SHEET_COLUMNS } from '../columns/columns';
import type { WrongCell } from '../worker/import-job';

/** Reasons whose sentence has no values. */
const PLAIN = ['unknownId', 'cellError', 'noResult', 'merged', 'damaged', 'eitherNumber'] as const;
const isPlain = (key: string): key is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(key);

/** What is wrong with a cell, and what its column is called. */
export function useFaultText() {
  const t = useTranslations('productSheet.wrong');
  const issueText = useIssueText();
  const messages = useMessages();
  return {
    column: ({ column, path }: Pick<WrongCell, 'column' | 'path'>): string => {
      // What the file has no column for is called like the first one of its field.
      const isOf = (own: string | undefined) => path !== undefined && `${own}.`.startsWith(`${path}.`);
      const known = SHEET_COLUMNS.find(({ key }) => key === column) ?? SHEET_COLUMNS.find((one) => isOf(one.path));
      return known ? String(valueAt(messages, known.label) ?? column) : (path ?? t('row'));
    },
    reason: ({ fault: { key, values } }: Pick<WrongCell, 'fault'>): string => {
      if (key === 'picture' || key === 'sharedPicture') return t(key, { name: String(values?.name ?? '') });
      if (key === 'cellFormat') return t('cellFormat', { stored: String(values?.stored) });
      if (isPlain(key)) return t(key);
      if (key === 'otherCurrency') return t('otherCurrency', { currency: String(values?.currency) });
      if (key === 'otherPricing') return t('otherPricing', { mode: String(values?.mode) });
      return issueText({ path: '', key, ...(values && { values }) });
    },
  };
}
