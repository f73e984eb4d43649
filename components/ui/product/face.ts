import type { StatusTone } from '@/components/ui/feedback/StatusChip';

/** How a record is drawn where another domain speaks of it. */
export interface Face {
  title: string;
  /** A quiet line: what tells it from others of that name. */
  note?: string;
  image?: string;
  /** A state that is worth saying. */
  state?: { tone: StatusTone; text: string };
}
