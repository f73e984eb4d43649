import type { ComponentProps } from 'react';

/** Text that is read aloud and not seen (app/globals.css). */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span className="visually-hidden" {...props} />
);
