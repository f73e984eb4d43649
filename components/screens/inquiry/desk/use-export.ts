import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useShopToday } from '@/lib/api/shop-zone';
import { regionName } from '@/lib/i18n/display-names';
import { useUnits } from '@/lib/i18n/use-units';
import { showMessage } from '@/lib/state/messages';
import { download } from '@/lib/util/files/download';
import { csvText } from '@/lib/sheet/csv-line';

/** Saves inquiries as a CSV file, with the words of the interface. */
export function useExport(): (rows: readonly Inquiry[]) => void {
  const t = useTranslations('inquiry');
  const locale = useLocale();
  const format = useFormatter();
  const { quantity } = useUnits();
  const today = useShopToday();
  const time = (at: string | undefined) => (at ? format.dateTime(new Date(at), 'full') : '');
  const columns: readonly (readonly [name: string, value: (row: Inquiry) => string | undefined])[] = [
    [t('buyer.number'), ({ number }) => number],
    [t('sort.buyer'), ({ buyer }) => buyer.name],
    [t('csv.company'), ({ buyer }) => buyer.company],
    [t('filter.country'), ({ buyer }) => regionName(buyer.country, locale)],
    [t('csv.email'), ({ buyer }) => buyer.email],
    [t('csv.phone'), ({ buyer }) => buyer.phone],
    [t('csv.subject'), ({ subject }) => subject],
    [
      t('csv.products'),
      ({ products }) => products.map((one) => [one.title, quantity(one.quantity, one.unit)].join(' × ')).join('\n'),
    ],
    [t('filter.status'), ({ status }) => t(`status.${status}`)],
    [t('filter.priority'), ({ priority }) => t(`priority.${priority}`)],
    [t('filter.source'), ({ source }) => t(`source.${source}`)],
    [t('filter.assignee'), ({ assignee }) => assignee],
    [t('filter.tag'), ({ tags }) => tags.join('\n')],
    [t('filter.created'), ({ createdAt }) => time(createdAt)],
    [t('filter.last'), ({ lastMessageAt }) => time(lastMessageAt)],
    [t('remind.title'), ({ remindAt }) => time(remindAt)],
  ];
  return (rows) => {
    const text = csvText([
      columns.map(([name]) => name),
      ...rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
    ]);
    download(new Blob([text], { type: 'text/csv' }), t('csv.file', { day: today }), 'csv');
    showMessage('success', t('done.exported', { count: rows.length }));
  };
}
