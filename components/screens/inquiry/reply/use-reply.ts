import * as v from '@/lib/schema/schema';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError, isMaybeDone, refusedFields } from '@/lib/api/request/errors';
import { inquiryApi, type Reply } from '@/lib/api/inquiry';
import { messageSchema, type Message } from '@/lib/api/inquiry-schema';
import type { Page } from '@/lib/api/values';
import { useErrorText } from '@/lib/i18n/error-text';
import { uuid } from '@/lib/util/uuid';
import { useReplyBox } from './use-reply-box';
import { ownMessages, useWrittenSince } from './use-written-since';
import { nowText } from '@/lib/util/clock';
import { changeBox, hasArrived, readBox, takenBack, type Attachment, type ReplyBox, type Unsent } from './reply-box';

type Pages = InfiniteData<Page<Message>>;

const putIn = (pages: Pages | undefined, message: Message): Pages | undefined => {
  const [first, ...rest] = pages?.pages ?? [];
  if (!pages || !first || first.list.some(({ id }) => id === message.id)) return pages;
  return { ...pages, pages: [{ ...first, list: [message, ...first.list], total: first.total + 1 }, ...rest] };
};

/** Adds a sent reply to the cached messages, if the response is a message (contract 4 does not specify it). */
export function usePutMessage(id: string) {
  const queries = useQueryClient();
  return (answer: unknown) => {
    const message = v.safeParse(messageSchema, answer);
    if (!message.success) return;
    ownMessages().add(message.output.id);
    queries.setQueryData<Pages>(inquiryApi.messages(id).queryKey as readonly unknown[], (pages) =>
      putIn(pages, message.output),
    );
  };
}

/** Milliseconds after which a sent reply leaves; until then it can be taken back. */
export const LEAVES_AFTER = 10_000;

/** The error text of a reply: the platform's about fields, else the general one. */
function useReason() {
  const errorText = useErrorText();
  return (error: unknown) => {
    const fields = Object.values(refusedFields(error));
    return fields.length > 0 ? [...new Set(fields)].join(' ') : errorText(error);
  };
}

/**
 * State of an inquiry's reply box, stored in the browser at each change. Sending empties it at once, so that nothing is
 * sent twice; the reply leaves after {@link LEAVES_AFTER}, wherever the user is by then, unless the page is closed. A
 * failed one stays among the messages, to be retried with the same Idempotency-Key or moved back into the box.
 */
export function useReply(id: string, known: readonly Message[], onTakenBack?: () => void) {
  const { key, box } = useReplyBox(id);
  const put = usePutMessage(id);
  const reasonOf = useReason();
  const written = useWrittenSince(id);
  const { mutateAsync } = useWrite({
    ...inquiryApi.reply(),
    meta: { ...inquiryApi.reply().meta, ownErrors: true },
  });

  const set = (part: Partial<ReplyBox>) => changeBox(key, () => part);
  /** Changes what is being written; with the first of it the text is begun. */
  const compose = (change: (box: ReplyBox) => Partial<ReplyBox>) =>
    changeBox(key, (before) => {
      const isEmpty = before.content === '' && before.attachments.length === 0;
      return { ...change(before), ...(isEmpty ? { begun: known.at(-1)?.id } : {}) };
    });
  const stateOf = (sent: string) => readBox(key).unsent.find((one) => one.key === sent)?.state;
  const update = (sent: string, change: Partial<Unsent> | undefined) =>
    changeBox(key, ({ unsent }) => ({
      unsent: change
        ? unsent.map((one) => (one.key === sent ? { ...one, ...change } : one))
        : unsent.filter((one) => one.key !== sent),
    }));

  const replyOf = ({ content, attachments }: Unsent): Reply => ({ id, content, attachments });

  /** The response finds its box even if another inquiry is open by then. */
  async function carry(reply: Unsent) {
    const { key: sent } = reply;
    // One that is carried for the first time cannot have arrived: the same words are a colleague's.
    const mayHaveArrived = (one: Unsent) => one.key !== sent || reply.unsure;
    const isUnsent = (message: Message) =>
      readBox(key).unsent.some((one) => mayHaveArrived(one) && hasArrived(one, [message]));
    const others = await written.read(reply.begun, { isOwn: isUnsent });
    if (others) {
      // One that was sent before may have arrived then.
      const { unsure = false } = reply;
      return update(sent, { state: 'failed', held: true, reason: others.text, begun: others.newest, unsure });
    }
    mutateAsync(replyOf(reply)).then(
      ({ data }) => {
        put(data);
        update(sent, undefined);
      },
      (error: unknown) => {
        // After the end of the session the stored reply is marked already, or was deleted by its user.
        if (!isApiError(error, 'cancelled'))
          update(sent, { state: 'failed', reason: reasonOf(error), unsure: isMaybeDone(error) });
      },
    );
  }

  /** Sends a reply that is leaving; nothing if it was taken back, or the session has ended. */
  const leave = (reply: Unsent) => {
    if (stateOf(reply.key) !== 'leaving') return;
    update(reply.key, { state: 'sending' });
    void carry(reply);
  };

  return {
    key,
    box,
    write: (content: string) => compose(() => ({ content })),
    attach: (files: readonly Attachment[]) =>
      compose(({ attachments }) => ({ attachments: [...attachments, ...files] })),
    detach: (url: string) =>
      changeBox(key, ({ attachments }) => ({ attachments: attachments.filter((file) => file.url !== url) })),
    send: () => {
      // Read from the store: a second click may come before the first is rendered.
      const { content, attachments, unsent, begun } = readBox(key);
      if (content.trim() === '' && attachments.length === 0) return;
      const sent: Unsent = {
        key: uuid(),
        content: content.trim(),
        attachments,
        at: nowText(),
        known: known.map((message) => message.id),
        state: 'leaving',
        begun: begun ?? known.at(-1)?.id,
      };
      const arrived = unsent.filter((one) => hasArrived(one, known));
      for (const one of arrived) inquiryApi.settleReply(replyOf(one));
      set({ content: '', attachments: [], unsent: [...unsent.filter((one) => !arrived.includes(one)), sent] });
      // In the order in which they were written.
      unsent.forEach(leave);
      setTimeout(() => leave(sent), LEAVES_AFTER);
    },
    leave,
    retry: (unsent: Unsent) => {
      if (stateOf(unsent.key) !== 'failed') return;
      update(unsent.key, { state: 'sending', reason: undefined, held: undefined });
      void carry(unsent);
    },
    takeBack: (unsent: Unsent) => {
      const state = stateOf(unsent.key);
      if (state === undefined || state === 'sending') return;
      changeBox(key, (now) => takenBack(now, unsent));
      onTakenBack?.();
    },
    drop: (unsent: Unsent) => update(unsent.key, undefined),
  };
}

export type ReplyState = ReturnType<typeof useReply>;
