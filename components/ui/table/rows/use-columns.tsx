import { useFormatter, useLocale } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { StatusChip, type StatusTone } from '@/components/ui/feedback/StatusChip';
import { languageName, regionName } from '@/lib/i18n/display-names';
import type { Column } from './column';
import { RecordCell, type RecordCellProps } from './RecordCell';
import { TextCell } from './TextCell';
import { Words } from './Words';

/** Creates the columns that many lists have. Counts and times are sorted by their own key, largest and newest first. */
export function useColumns<T>() {
  const format = useFormatter();
  const locale = useLocale();
  const falling = (key: string) => ({ key, sort: key, firstOrder: 'desc' as const });
  return {
    /** The record itself: picture, title in both languages, link. The column stays visible during scrolling. */
    record: (title: string, of: (row: T) => RecordCellProps): Column<T> => ({
      key: 'title',
      title,
      sort: 'title',
      width: 220,
      grow: true,
      hideable: false,
      render: (row) => <RecordCell {...of(row)} />,
    }),
    /** Secondary text on one line. */
    words: (key: string, title: string, width: number, of: (row: T) => string | undefined): Column<T> => ({
      key,
      title,
      width,
      render: (row) => <Words title={of(row)}>{of(row) || '–'}</Words>,
    }),
    /** A person, with the country below. */
    person: (key: string, title: string, of: (row: T) => { name: string; country: string }): Column<T> => ({
      key,
      title,
      width: 148,
      render: (row) => <TextCell text={of(row).name} note={regionName(of(row).country, locale)} />,
    }),
    /** A language by its BCP 47 tag. */
    language: (key: string, title: string, of: (row: T) => string): Column<T> => ({
      key,
      title,
      width: 92,
      card: 'plain',
      render: (row) => languageName(of(row), locale),
    }),
    state: (title: string, of: (row: T) => { tone: StatusTone; text: string }): Column<T> => ({
      key: 'status',
      title,
      width: 100,
      card: 'plain',
      render: (row) => <StatusChip tone={of(row).tone}>{of(row).text}</StatusChip>,
    }),
    count: (key: string, title: string, width: number, of: (row: T) => number): Column<T> => ({
      ...falling(key),
      title,
      align: 'right',
      width,
      card: 'named',
      isEmpty: (row) => !(of(row) > 0),
      render: (row) => (of(row) > 0 ? format.number(of(row)) : '–'),
    }),
    /** `zone` adds the zone to the time, if other people act on it. */
    time: (key: string, title: string, of: (row: T) => string | undefined, zone = false): Column<T> => ({
      ...falling(key),
      title,
      width: zone ? 150 : 116,
      render: (row) => {
        const at = of(row);
        return at ? <Moment at={at} zone={zone} /> : '–';
      },
    }),
  };
}
