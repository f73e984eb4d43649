import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Column } from '@/components/ui/table/rows/column';
import { TextCell } from '@/components/ui/table/rows/TextCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { localized } from '@/lib/i18n/localized';
import { ORDER_TONES, type SampleOrder } from './sample-orders';

export function useOrderColumns(): Column<SampleOrder>[] {
  const t = useTranslations('gallery.order');
  const format = useFormatter();
  const locale = useLocale();
  const make = useColumns<SampleOrder>();
  return [
    {
      key: 'order',
      title: t('order'),
      width: 220,
      grow: true,
      hideable: false,
      render: ({ product, number }) => <TextCell text={localized(product, locale)} note={number} />,
    },
    make.person('buyer', t('buyer'), ({ buyer }) => buyer),
    make.state(t('statusTitle'), ({ status }) => ({ tone: ORDER_TONES[status], text: t(`status.${status}`) })),
    make.count('quantity', t('quantity'), 96, ({ quantity }) => quantity),
    {
      key: 'amount',
      title: t('amount'),
      width: 132,
      align: 'right',
      sort: 'amount',
      firstOrder: 'desc',
      card: 'named',
      render: ({ amount }) => format.number(Number(amount), { minimumFractionDigits: 2 }),
    },
    make.time('createdAt', t('createdAt'), ({ createdAt }) => createdAt),
  ];
}
