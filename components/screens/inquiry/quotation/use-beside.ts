import { useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/record/use-account';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import { boxKey, changeBox, readBox, subscribeBoxes, type ReplyBox } from '../reply/reply-box';
import { openSlots } from '../template/template-fill';

/**
 * What goes with a quotation from the reply box: its files, and its text if the quotation has none of its own, unless it is
 * a text that could not be sent as it is.
 */
export function useBeside(id: string) {
  const key = boxKey(useAccount(), id);
  const box = useSyncExternalStore(subscribeBoxes, () => readBox(key));
  const text = box.content.trim();
  const isReady = text.length <= INQUIRY_LIMITS.message && openSlots(text).length === 0;
  /** Takes out what was sent; what was written or added meanwhile stays. */
  const takeSent = ({ content, attachments }: Pick<ReplyBox, 'content' | 'attachments'>) =>
    changeBox(key, (now) => ({
      ...(now.content.trim() === content && { content: '' }),
      attachments: now.attachments.filter(({ url }) => !attachments.some((one) => one.url === url)),
    }));
  return { text: isReady ? text : '', files: box.attachments, takeSent };
}
