import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi, statusChange } from './entity';
import { inquirySchema, isQuoted, messageSchema, type QuotationInput, type QuotedMessage } from './inquiry-schema';
import { inTime } from './request/records-now';
import { request, settleWrite } from './request/request';
import { listOf } from './values';

const { save: _noEdit, mutations, ...api } = entityApi('inquiry', inquirySchema, NUMBERS);
const { save: _noSave, ...shared } = mutations;
const messagePage = listOf(messageSchema);

export interface Reply {
  id: string;
  content: string;
  attachments: { name: string; url: string; size: number }[];
  quotation?: QuotationInput;
}

const messagesBefore = (id: string, before: string | undefined, signal?: AbortSignal) =>
  request({
    call: '/supplier/inquiry/getMessages',
    method: 'GET',
    query: { id, before: before || undefined },
    schema: messagePage,
    signal,
  });

const setAssignee = (ids: string[], assignee: string) => api.write('doAssign', { ids, assignee }, statusChange);
const setRead = (ids: string[], read: boolean) => api.write('doRead', { ids, read }, v.unknown());

const setStar = (ids: string[], starred: boolean) => api.write('doStar', { ids, starred }, v.unknown());
const setTags = (ids: string[], tags: string[]) => api.write('doTag', { ids, tags }, v.unknown());
/** Without a time the reminder is removed. */
const setReminder = (id: string, at: string | undefined) => api.write('doRemind', { id, at }, v.unknown());

/** Inquiries (contract 4). There is no doEdit: each change a supplier can make has a call of its own. */
export const inquiryApi = {
  ...api,
  setAssignee,
  setRead,
  setStar,
  setTags,
  setReminder,
  mutations: shared,
  /**
   * The messages of an inquiry, newest first. The next page contains the messages before the oldest one so far; `total`
   * counts all messages.
   */
  messages: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['inquiry', 'messages', id],
      queryFn: ({ pageParam, signal }) => messagesBefore(id, pageParam, signal),
      initialPageParam: '',
      getNextPageParam: (last, pages) => {
        const known = pages.reduce((sum, { sent }) => sum + sent, 0);
        return known < last.total ? last.list.at(-1)?.id : undefined;
      },
    }),
  /** The newest messages, newest first, as they are now; null if the platform does not answer in time. */
  newestMessages: async (id: string) => (await inTime(messagesBefore(id, undefined)))?.list ?? null,
  /**
   * All messages with a quotation, oldest first: which number a quotation has follows from those before it, so all
   * pages are read.
   */
  quotations: (id: string) =>
    queryOptions({
      queryKey: ['inquiry', 'quotations', id],
      queryFn: async ({ signal }) => {
        const quoted: QuotedMessage[] = [];
        let before: string | undefined;
        let known = 0;
        for (;;) {
          const { list, sent, total } = await messagesBefore(id, before, signal);
          quoted.unshift(...list.filter(isQuoted).reverse());
          known += sent;
          before = list.at(-1)?.id;
          if (before === undefined || known >= total) return quoted;
        }
      },
      meta: { quiet: true },
    }),
  reply: () => api.change((reply: Reply) => api.write('doReply', reply, v.unknown())),
  /** For a reply whose response was lost but which is among the messages: the same text sent again is a new reply. */
  settleReply: (reply: Reply) => settleWrite({ call: '/supplier/inquiry/doReply', body: reply }),
  /** Assigns inquiries to a colleague; '' removes the assignment. */
  assign: () => api.change(({ ids, assignee }: { ids: string[]; assignee: string }) => setAssignee(ids, assignee)),
  /** Adds a note that only colleagues see. */
  note: () =>
    api.change(({ id, content }: { id: string; content: string }) => api.write('doNote', { id, content }, v.unknown())),
  /** Marks as read or as unread. */
  read: () => api.change(({ ids, read }: { ids: string[]; read: boolean }) => setRead(ids, read)),
};
