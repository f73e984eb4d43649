import { useRef, type KeyboardEvent } from 'react';
import { useShortcut } from '@/components/ui/layout/use-shortcut';
import { useFirstRows } from '@/components/ui/loading/deferred';
import type { Selection } from '@/components/ui/table/use-selection';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useNow } from '@/lib/util/use-now';
import { InquiryRow } from './InquiryRow';

/** As many as fit into most windows. */
const FIRST_ROWS = 10;

interface InquiryRowsProps {
  name: string;
  rows: readonly Inquiry[];
  openId: string | undefined;
  /** Inquiries with a half-written answer. */
  drafts: readonly string[];
  hrefOf: (id: string) => string;
  selection?: Selection<Inquiry>;
  busy: boolean;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys move between rows; Enter follows the focused link. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const at = links.findIndex((link) => link.closest('[role="row"]')?.contains(document.activeElement));
  if (at < 0) return;
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

/** Opens the inquiry before or after the open one, else the first. */
function openNext(table: HTMLElement | null, step: 1 | -1): void {
  const links = [...(table?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  const focused = links.findIndex((link) => link === document.activeElement);
  const at = focused < 0 ? links.findIndex((link) => link.matches('[aria-current]')) : focused;
  const link = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))];
  link?.focus();
  link?.click();
}

/** A table to assistive technology, like every list of the client. */
export function InquiryRows({ name, rows, openId, drafts, hrefOf, selection, busy }: InquiryRowsProps) {
  const now = useNow();
  const rendered = useFirstRows(rows, FIRST_ROWS);
  const table = useRef<HTMLDivElement>(null);
  useShortcut('next', () => openNext(table.current, 1));
  useShortcut('previous', () => openNext(table.current, -1));
  const choosing = selection !== undefined && selection.size > 0;
  return (
    <div
      ref={table}
      role="table"
      aria-label={name}
      aria-busy={busy || rendered.length < rows.length}
      data-choosing={choosing || undefined}
      onKeyDown={walk}
    >
      {rendered.map((inquiry) => (
        <InquiryRow
          key={inquiry.id}
          inquiry={inquiry}
          href={hrefOf(inquiry.id)}
          open={inquiry.id === openId}
          draft={drafts.includes(inquiry.id)}
          now={now}
          selection={selection}
        />
      ))}
    </div>
  );
}
