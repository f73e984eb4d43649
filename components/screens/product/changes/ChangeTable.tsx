import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { NativeChoice } from '@/components/ui/form/inputs/NativeChoice';
import { StepPager } from '@/components/ui/table/pages/StepPager';
import { showError } from '@/lib/state/messages';
import { SheetTable } from '../sheet/import/SheetTable';
import { isEmptied, NEW, WHOLE, type ChangePage, type ProductChange } from './changes';
import { ProductName } from './ProductName';
import { useChangeTexts } from './use-change-texts';
import styles from './ChangeTable.module.css';

/** Rows in the page at a time, however many there are. */
const PAGE = 50;

interface ChangeTableProps {
  /** The name of the table. */
  label: string;
  /** So many changes of a field, or of all, with the counts of each field. */
  read: (field: string | undefined, from: number, most: number) => ChangePage | Promise<ChangePage>;
  /** Another one whenever `read` answers differently. */
  of: unknown;
}

interface RowProps {
  change: ProductChange;
  isWhole: boolean;
  texts: ReturnType<typeof useChangeTexts>;
}

function Row({ change, isWhole, texts }: RowProps) {
  const { before, after } = texts.values(change);
  const jump = texts.jump(change);
  return (
    <tr>
      <th scope="row" dir="auto">
        <ProductName product={change} />
      </th>
      {!isWhole && (
        <>
          <td>{texts.field(change.path)}</td>
          <td className="before" dir="auto">
            {before}
          </td>
          <td className={change.path === NEW ? undefined : 'after'} dir="auto">
            <span data-warn={isEmptied(change) || undefined}>{after}</span>
            {jump && <span className="jump">{jump}</span>}
          </td>
        </>
      )}
    </tr>
  );
}

/** What will change, or has changed, of many products: product, field, the value now and the new one. */
export function ChangeTable({ label, read, of }: ChangeTableProps) {
  const t = useTranslations('productChange');
  const texts = useChangeTexts();
  const [field, setField] = useState('');
  const [pageNo, setPage] = useState(1);
  const [found, setFound] = useState<ChangePage>();
  const readNow = useEffectEvent(async () => read(field || undefined, (pageNo - 1) * PAGE, PAGE));
  useEffect(() => {
    let isCurrent = true;
    readNow().then((next) => {
      if (!isCurrent) return;
      setFound(next);
      // Fewer than before: what was looked at is no more.
      if (next.changes.length > 0) return;
      setPage(1);
      setField('');
    }, showError);
    return () => {
      isCurrent = false;
    };
  }, [of, field, pageNo]);
  if (!found || found.changes.length === 0) return null;
  const { changes, fields, total } = found;
  const isWhole = fields.every(({ path }) => path === WHOLE);
  const all = fields.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {fields.length > 1 && (
        <div className={styles.filter}>
          <NativeChoice
            label={t('filter')}
            value={field}
            onChange={(path) => {
              setField(path);
              setPage(1);
            }}
          >
            <option value="">{t('all', { count: all })}</option>
            {fields.map(({ path, count }) => (
              <option key={path} value={path}>
                {t('counted', { field: texts.field(path), count })}
              </option>
            ))}
          </NativeChoice>
        </div>
      )}
      <SheetTable className={styles.table} stacked aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {!isWhole && (
              <>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('after')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {changes.map((change, at) => (
            <Row key={at} change={change} isWhole={isWhole} texts={texts} />
          ))}
        </tbody>
      </SheetTable>
      {total > PAGE && <StepPager list={{ pageNo, pageSize: PAGE, setPage }} total={total} />}
    </>
  );
}
