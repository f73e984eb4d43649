import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment, type CSSProperties } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import type { ShopCategoryNode } from '@/lib/api/shop-category';
import { localized } from '@/lib/i18n/localized';
import { MAX_NAMED, overviewOf } from './overview';
import styles from './overview.module.css';
import { PaneHead } from './shop-category-parts';

interface ShopCategoryOverviewProps {
  categories: readonly ShopCategoryNode[];
  total: number;
  onSelect: (id: string) => void;
}

/** Beside the tree while no shop category is open: where the products are, and what buyers would miss. */
export function ShopCategoryOverview({ categories, total, onSelect }: ShopCategoryOverviewProps) {
  const t = useTranslations('shopCategory.overview');
  const format = useFormatter();
  const locale = useLocale();
  const { levels, top, findings } = overviewOf(categories);
  const most = top[0]?.productCount ?? 1;
  const given = (['empty', 'untranslated', 'hidden'] as const).filter((key) => findings[key].length > 0);
  return (
    <>
      <PaneHead>
        <div>
          <Text variant="h2">{t('title')}</Text>
          <Text variant="caption" as="p" tone="tertiary">
            {t('size', { count: total, levels })}
          </Text>
        </div>
      </PaneHead>
      <div className={styles.body}>
        {top.length > 0 && <h3>{t('top')}</h3>}
        {top.map(({ id, name, productCount = 0 }) => (
          <button
            key={id}
            type="button"
            className={styles.line}
            style={{ '--share': productCount / most } as CSSProperties}
            onClick={() => onSelect(id)}
          >
            {localized(name, locale)} <span>{format.number(productCount)}</span>
          </button>
        ))}
        {given.map((key) => (
          <Fragment key={key}>
            <h3>{t(key, { count: findings[key].length })}</h3>
            <div className={styles.names}>
              {findings[key].slice(0, MAX_NAMED).map(({ id, name }) => (
                <Button size="small" variant="text" key={id} onClick={() => onSelect(id)}>
                  {localized(name, locale)}
                </Button>
              ))}
              {findings[key].length > MAX_NAMED && (
                <span>{t('more', { count: findings[key].length - MAX_NAMED })}</span>
              )}
            </div>
          </Fragment>
        ))}
        {given.length === 0 && <p className={styles.good}>{t('good')}</p>}
      </div>
    </>
  );
}
