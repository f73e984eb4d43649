import { ImageOff } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import cells from '@/components/ui/table/rows/cells.module.css';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';
import { priceLabel, priceText } from './price-text';
import { ProductStatus } from './ProductStatus';
import styles from './ProductTile.module.css';

/** A product in the grid of pictures: what a buyer sees first, and what a supplier needs to find it. */
export function ProductTile({ product, actions }: { product: Product; actions: ReactNode }) {
  const t = useTranslations('productList.price');
  const locale = useLocale();
  const title = localized(product.title, locale);
  return (
    <>
      <Picture
        className={styles.picture}
        src={product.images[0]}
        alt=""
        loading="lazy"
        fallback={
          <span className={styles.picture}>
            <ImageOff size={24} aria-hidden />
          </span>
        }
      />
      <a
        className={`${cells.link} ${styles.title}`}
        dir="auto"
        title={title}
        href={hrefOf(paths.productForm(product.id))}
      >
        {visibleText(title)}
      </a>
      <div className={styles.line}>
        <bdi>{product.sku}</bdi>
        <ProductStatus product={product} />
      </div>
      <div className={styles.line}>
        <span className={styles.price}>{priceLabel(priceText(product, locale), t)}</span>
      </div>
      <div className={styles.foot}>{actions}</div>
    </>
  );
}
