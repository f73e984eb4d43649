import { useLocale } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import type { NamedProduct } from './changes';
import styles from './ProductName.module.css';

/** A product in a dialog, and its SKU. Without an id it does not exist yet. */
export function ProductName({ product: { id, title = {}, sku } }: { product: NamedProduct }) {
  const name = localized(title, useLocale()) || sku || id;
  return (
    <>
      {id === undefined ? (
        name
      ) : (
        // In a tab of the browser, because a link in this one would discard what was typed here.
        <a href={hrefOf(paths.productForm(id))} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {sku && sku !== name && <small className={styles.sku}>{sku}</small>}
    </>
  );
}
