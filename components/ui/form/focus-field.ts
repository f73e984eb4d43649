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

/** Focuses a field and scrolls it into view, clear of sticky bars. */
export function focusField(formId: string, path: string): void {
  const element = elementOf(formId, path);
  if (!element) return;
  element.scrollIntoView?.({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.focus({ preventScroll: true });
}
