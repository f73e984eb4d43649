import { findConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';

/** The element that says why: the line of the preview above the page. */
export const LOCK_REASON = 'preview-reason';

const LOCKED = { 'aria-disabled': true, 'aria-describedby': LOCK_REASON, 'data-locked': '' } as const;

/**
 * Attributes of a control that writes. In a preview, which would refuse it, it stays where it is, can be reached and says
 * why it does nothing; the frame stops its clicks and keys (layout/notices/PreviewNotice). A right that is missing is
 * another thing: what needs it is hidden.
 */
export const lockOf = (writes = true): typeof LOCKED | undefined =>
  writes && findConfig()?.preview && isPreviewLocked() ? LOCKED : undefined;

/** `disabled` of a control that writes, or its lock: a locked control is not disabled, so that it can be reached. */
export const disabledOrLocked = (disabled: boolean | undefined, writes = true) => lockOf(writes) ?? { disabled };
