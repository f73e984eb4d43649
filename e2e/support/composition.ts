import type { Page } from 'playwright/test';
import { inWindowOfFirefox } from './firefox-window';

const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox';

/** In Firefox's window: its input method, and the key events that it takes for itself. */
const METHOD = `
  const method = (tab.inputMethod ??= Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor));
  if (!method.hasComposition) method.beginInputTransactionForTests(tab.topChromeWindow, () => true);
  const key = (name) => new KeyboardEvent('', { key: name });`;

/** What an input method shows of a text in the focused field before it is chosen. */
export async function compose(page: Page, text: string) {
  const letters = JSON.stringify(text);
  if (isFirefox(page)) {
    await inWindowOfFirefox(
      page,
      `${METHOD}
      method.setPendingCompositionString(${letters});
      method.appendClauseToPendingComposition(${letters}.length, method.ATTR_RAW_CLAUSE);
      method.setCaretInPendingComposition(${letters}.length);
      method.flushPendingComposition(key(${letters}.at(-1)));`,
    );
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.detach();
}

/** Ends a composition by Enter, with the chosen text. */
export async function endComposition(page: Page, text: string) {
  if (isFirefox(page)) {
    await inWindowOfFirefox(page, `${METHOD} method.commitCompositionWith(${JSON.stringify(text)}, key('Enter'));`);
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  await session.send('Input.insertText', { text });
  await session.detach();
}
