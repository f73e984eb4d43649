import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { focusField } from './focus-field';
import { useFormHandle } from './form-context';
import { hrefOf, joinLocation } from '@/lib/router/location';
import { useView } from '@/lib/router/view';

/**
 * The address of the current view: links within the page point to it, so that opening one in a new tab shows the same
 * page.
 */
function useLocationHref(): string {
  const { path, query } = useView();
  return hrefOf(joinLocation(path, query));
}

interface FieldLinkProps {
  path: string;
  className?: string;
  tone?: 'error';
  underline?: 'always' | 'hover' | 'none';
  /** The reader's current position. */
  current?: boolean;
  children: ReactNode;
}

/** A link that focuses a field. */
export function FieldLink({ path, className, tone, underline, current, children }: FieldLinkProps) {
  const { formId } = useFormHandle();
  const href = useLocationHref();
  return (
    <Link
      href={href}
      className={className}
      underline={underline}
      aria-current={current ? 'location' : undefined}
      data-current={current || undefined}
      sx={tone === 'error' ? { color: 'var(--error-text)', textDecorationColor: 'currentColor' } : undefined}
      onClick={(event) => {
        event.preventDefault();
        focusField(formId, path);
      }}
    >
      {children}
    </Link>
  );
}
