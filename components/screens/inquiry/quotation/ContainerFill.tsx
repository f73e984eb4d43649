import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormValue } from '@/components/ui/form/form-context';
import { useRecords } from '@/components/ui/use-records';
import { productApi } from '@/lib/api/product';
import { numberOf } from '@/lib/util/money';
import { cargoOf, cubicMetres, fillsOf } from '../rules/container-fill';
import type { ItemValues } from './quotation-fields';
import styles from './ContainerFill.module.css';

/** How full the rows make a container, as far as their products name their packaging. */
export function ContainerFill() {
  const t = useTranslations('inquiry.quotation.cargo');
  const titleId = useId();
  const rows = useFormValue<ItemValues[]>('items');
  const products = useRecords(productApi, [...new Set(rows.flatMap(({ productId }) => productId ?? []))]);
  const cargo = cargoOf(rows, (id = '') => products.get(id)?.data);
  if (!cargo) return null;
  const { cartons, volume, weight, uncounted } = cargo;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <b id={titleId}>{t('title')}</b>
      <p>{t('sum', { cartons, volume: cubicMetres(volume), weight: numberOf(weight) })}</p>
      <dl>
        {fillsOf(cargo).map(({ name, percent, by, containers }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t('fill', { percent, by, containers })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('note')}</p>
      {uncounted > 0 && <p>{t('uncounted', { count: uncounted })}</p>}
    </section>
  );
}
