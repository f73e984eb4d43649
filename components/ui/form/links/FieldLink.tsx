import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/layout/TextLink';
import { focusField } from '../focus-field';
import { useFormHandle } from '../form-context';
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
  underlined?: boolean;
  /** The reader's current position. */
  current?: boolean;
  onFollow?: () => void;
  children: ReactNode;
}

export function FieldLink({ path, className, underlined, current, onFollow, children }: FieldLinkProps) {
  const { formId } = useFormHandle();
  const href = useLocationHref();
  return (
    <TextLink
      href={href}
      className={className}
      underlined={underlined}
      aria-current={current ? 'location' : undefined}
      data-current={current || undefined}
      onClick={(event) => {
        event.preventDefault();
        focusField(formId, path);
        onFollow?.();
      }}
    >
      {children}
    </TextLink>
  );
}
