import Link from '@mui/material/Link';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';

/** A product referred to by another record, by the name in that record. */
export function ProductLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      noWrap
      href={hrefOf(paths.productForm(id))}
      dir="auto"
      title={title}
      sx={{ display: 'block', lineHeight: '1.5rem' }}
    >
      {visibleText(title) || id}
    </Link>
  );
}
