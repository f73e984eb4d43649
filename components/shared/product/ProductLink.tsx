import { TextLink } from '@/components/ui/layout/TextLink';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';
import styles from '@/components/ui/table/rows/cells.module.css';

/** A product referred to by another record, by the name in that record. */
export function ProductLink({ id, title }: { id: string; title: string }) {
  return (
    <TextLink href={hrefOf(paths.productForm(id))} dir="auto" title={title} className={styles.linked}>
      {visibleText(title) || id}
    </TextLink>
  );
}
