import Link from '@mui/material/Link';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';

/** A product that another record speaks of, by the name the platform gave it there. */
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
