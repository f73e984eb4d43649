import { useTranslations } from 'next-intl';
import { fieldChanges, NEW, WHOLE, type ChangedProduct } from './changes';
import type { useChangeTexts } from './use-change-texts';
import styles from './ChangeLines.module.css';

/** Fields that are listed of one product. */
const MAX_LINES = 8;

interface ChangeLinesProps {
  product: ChangedProduct;
  texts: ReturnType<typeof useChangeTexts>;
}

/** What changes of one product, a line for each field: "Price: $10.00 → $12.00". */
export function ChangeLines({ product, texts }: ChangeLinesProps) {
  const t = useTranslations('productChange');
  const changes = fieldChanges(product);
  const more = changes.length - MAX_LINES;
  if (changes[0]?.path === WHOLE) return null;
  return (
    <ul className={styles.list}>
      {changes.slice(0, MAX_LINES).map((change) => {
        const field = texts.field(change.path);
        return (
          <li key={change.path} dir="auto">
            {change.path === NEW ? field : t('line', { field, ...texts.values(change) })}
          </li>
        );
      })}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  );
}
