import { showMessage, type MessageKind } from './messages';

/** Copies a text to the clipboard and shows a message, also if the browser refuses. */
export async function copyText(
  text: string,
  copied: string,
  notCopied: string,
  refusal: MessageKind = 'warning',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage('success', copied);
  } catch {
    showMessage(refusal, notCopied);
  }
}
