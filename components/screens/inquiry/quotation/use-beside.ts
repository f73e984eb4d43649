import { changeBox, isTooLong, type ReplyBox } from '../reply/reply-box';
import { useReplyBox } from '../reply/use-reply-box';
import { openSlots } from '../template/template-fill';

/**
 * What goes with a quotation from the reply box: its files, and its text if the quotation has none of its own, unless it is
 * a text that could not be sent as it is.
 */
export function useBeside(id: string) {
  const { key, box } = useReplyBox(id);
  const text = box.content.trim();
  const isReady = !isTooLong(text) && openSlots(text).length === 0;
  /** Takes out what was sent; what was written or added meanwhile stays. */
  const takeSent = ({ content, attachments }: Pick<ReplyBox, 'content' | 'attachments'>) =>
    changeBox(key, (now) => ({
      ...(now.content.trim() === content && { content: '' }),
      attachments: now.attachments.filter(({ url }) => !attachments.some((one) => one.url === url)),
    }));
  return { text: isReady ? text : '', files: box.attachments, takeSent };
}
