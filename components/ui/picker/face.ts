import type { StatusTone } from '@/components/ui/feedback/StatusChip';

/** How a record is shown in another domain. */
export interface Face {
  title: string;
  /** Secondary text that distinguishes records with the same name. */
  note?: string;
  image?: string;
  state?: { tone: StatusTone; text: string };
}
