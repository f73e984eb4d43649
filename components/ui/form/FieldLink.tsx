import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { focusField } from './focus-field';
import { useFormHandle } from './form-context';
import { hrefOf, joinPlace } from '@/lib/router/location';
import { useView } from '@/lib/router/view';

/** The address of this very view: what a link within the page points to, so that it goes nowhere else. */
function usePlaceHref(): string {
  const { path, query } = useView();
  return hrefOf(joinPlace(path, query));
}

interface FieldLinkProps {
  path: string;
  className?: string;
  tone?: 'error';
  underline?: 'always' | 'hover' | 'none';
  /** The reader is there. */
  current?: boolean;
  children: ReactNode;
}

/** A link that moves the focus to a field. */
export function FieldLink({ path, className, tone, underline, current, children }: FieldLinkProps) {
  const { formId } = useFormHandle();
  const href = usePlaceHref();
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
