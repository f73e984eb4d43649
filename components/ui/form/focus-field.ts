import { watchFilling } from '@/lib/util/browser/watch-filling';
import { fieldId } from './form-context';

const FOCUSABLE =
  'input:not([type="hidden"]):not([disabled]), button:not([disabled]), [tabindex], [contenteditable="true"]';

/** The element of a path, or of its nearest rendered parent. */
function elementOf(formId: string, path: string): HTMLElement | null {
  const found = document.getElementById(fieldId(formId, path));
  if (found) return found;
  const cut = Math.max(path.lastIndexOf('.'), path.lastIndexOf('/'));
  return cut < 0 ? null : elementOf(formId, path.slice(0, cut));
}

const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Milliseconds to wait for a field: the sections below the first view are rendered after it. */
const RENDERED_WITHIN = 5000;

function focusRendered(formId: string, path: string): boolean {
  const element = elementOf(formId, path);
  if (!element) return false;
  element.scrollIntoView?.({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses a field and scrolls it into view, clear of sticky bars. One that is not rendered yet has the focus once it is,
 * unless its user does something else meanwhile.
 */
export function focusField(formId: string, path: string): void {
  if (focusRendered(formId, path)) return;
  const leave = watchFilling(
    document.body,
    () => {
      if (focusRendered(formId, path)) leave();
    },
    { within: RENDERED_WITHIN },
  );
}
