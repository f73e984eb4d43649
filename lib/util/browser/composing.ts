/**
 * Whether a key event belongs to an input method. keyCode 229 too: Safari ends the composition before its keydown
 * event.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
