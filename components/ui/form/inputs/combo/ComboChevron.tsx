import { ChevronDown } from 'lucide-react';

export const ComboChevron = (props: { className?: string }) => (
  <ChevronDown size={14} strokeWidth={1.7} aria-hidden="true" className={props.className} />
);
