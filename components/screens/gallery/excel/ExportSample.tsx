import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { SelectBox } from '@/components/ui/table/rows/SelectBox';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { regionName } from '@/lib/i18n/display-names';
import { localized } from '@/lib/i18n/localized';
import type { Cell, Sheet } from '@/lib/sheet/cell';
import { showError, showMessage } from '@/lib/state/messages';
import { download } from '@/lib/util/files/download';
import { sampleOrders } from '../data/sample-orders';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import { TableScroll } from './TableScroll';
import styles from './ExportSample.module.css';

const ORDERS = sampleOrders(12);
const WIDTHS = [16, 34, 28, 18, 12, 16, 20, 14];
const FORMATS = ['xlsx', 'csv'] as const;

/** Writes chosen rows, or all of them, with typed cells: amounts are numbers with their currency, moments are dates. */
export function ExportSample() {
  const t = useTranslations('gallery');
  const locale = useLocale();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<(typeof FORMATS)[number]>();
  const rows = chosen.size > 0 ? ORDERS.filter(({ id }) => chosen.has(id)) : ORDERS;
  const toggle = (id: string) =>
    setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  const heads = ['number', 'product', 'buyer', 'country', 'quantity', 'amount', 'createdAt', 'statusTitle'] as const;

  const write = async (format: (typeof FORMATS)[number]) => {
    setBusy(format);
    const cells: Cell[][] = rows.map((order) => [
      order.number,
      localized(order.product, locale),
      order.buyer.name,
      regionName(order.buyer.country, locale),
      order.quantity,
      { amount: order.amount, currency: 'USD' },
      { at: order.createdAt },
      t(`order.status.${order.status}`),
    ]);
    const sheet: Sheet = {
      name: t('excel.sheet'),
      rows: [heads.map((head) => t(`order.${head}`)), ...cells],
      widths: WIDTHS,
    };
    try {
      // Loaded with the first file, because they are larger than the page.
      const file =
        format === 'xlsx'
          ? await (await import('@/lib/sheet/xlsx')).writeXlsx([sheet])
          : new Blob([(await import('@/lib/sheet/csv')).writeCsv(sheet.rows)], { type: 'text/csv' });
      download(file, t('excel.file'), format);
      showMessage('success', t('excel.exported', { count: rows.length }));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(undefined);
    }
  };
  const all = chosen.size === ORDERS.length;
  return (
    <Sample
      title={t('excel.out.title')}
      text={t('excel.out.text')}
      files={['lib/sheet/xlsx.ts', 'lib/sheet/csv.ts', 'lib/sheet/cell.ts']}
    >
      <Row className={styles.formats}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant={format === 'xlsx' ? 'contained' : 'outlined'}
            loading={busy === format}
            startIcon={<Download size={16} aria-hidden />}
            onClick={() => void write(format)}
          >
            {t(`excel.format.${format}`)}
          </Button>
        ))}
        <span role="status">
          {chosen.size > 0 ? t('excel.chosen', { count: chosen.size }) : t('excel.all', { count: ORDERS.length })}
        </span>
      </Row>
      <TableScroll label={t('excel.sheet')}>
        <PlainTable aria-label={t('excel.sheet')}>
          <thead>
            <tr>
              <th scope="col">
                <SelectBox
                  label={t('excel.chooseAll')}
                  checked={all}
                  mixed={chosen.size > 0 && !all}
                  onToggle={() => setChosen(all ? new Set() : new Set(ORDERS.map(({ id }) => id)))}
                />
              </th>
              {(['number', 'product', 'buyer', 'quantity', 'amount'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`order.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ORDERS.map(({ id, number, product, buyer, quantity, amount }) => (
              <tr key={id}>
                <td>
                  <SelectBox label={number} checked={chosen.has(id)} onToggle={() => toggle(id)} />
                </td>
                <td>{number}</td>
                <td>{localized(product, locale)}</td>
                <td>{buyer.name}</td>
                <td className="number">{quantity}</td>
                <td className="number">{amount}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </TableScroll>
    </Sample>
  );
}
