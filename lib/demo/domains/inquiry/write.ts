import {
  INQUIRY_STATUSES,
  INQUIRY_TRANSITIONS,
  lostSchema,
  noteInputSchema,
  reminderInputSchema,
  replyInputSchema,
  tagsInputSchema,
  type InquiryStatus,
  type Message,
  type Outcome,
  wonSchema,
} from '@/lib/api/inquiry-schema';
import * as v from '@/lib/schema/schema';
import { Invalid, Refusal } from '@/lib/demo/platform/answer';
import { equal } from '@/lib/util/equal';
import { idsOf, textOf } from '@/lib/demo/platform/body';
import { changeEach, changeStates, statusAsked } from '@/lib/demo/platform/bulk';
import type { Call } from '@/lib/demo/platform/endpoints';
import { paths } from '@/lib/router/paths';
import type { StoredInquiry } from './seed';
import type { Without } from '@/lib/demo/platform/store';
import { checked, recordOf, touched } from '@/lib/demo/platform/save';

/** Milliseconds after which a buyer of the demo reads a message. */
const READ_DELAY = 90_000;

const storeOf = ({ platform }: Call) => platform.store('inquiry');

/**
 * The status of an inquiry after a reply: a quotation makes it quoted, the first reply without one makes it replied,
 * and a reply to a lost one reopens it. A won inquiry stays won.
 */
function statusAfter(status: InquiryStatus, quoted: boolean): InquiryStatus {
  if (status === 'won') return 'won';
  if (quoted) return 'quoted';
  if (status === 'new') return 'replied';
  return status === 'lost' ? 'negotiating' : status;
}

export function reply(call: Call): Message {
  const { platform, body, say } = call;
  const inquiry = recordOf(call, storeOf(call), body.id);
  if (inquiry.status === 'spam') throw new Refusal(400, say('spamReply'));
  const fields = { content: '', attachments: [], ...body };
  const { content, attachments, quotation } = checked(call, replyInputSchema, fields, (value, addError) => {
    const files = Array.isArray(value.attachments) ? value.attachments.length : 0;
    if (textOf(value.content) === '' && files === 0 && !value.quotation) addError('content', 'emptyReply');
    const today = new Date(platform.now()).toISOString().slice(0, 10);
    const until = value.quotation?.validUntil;
    if (typeof until === 'string' && until < today) addError('quotation.validUntil', 'validUntilPast');
  });
  const next = touched(call, inquiry);
  const at = next.updatedAt;
  const message: Message = {
    id: `${inquiry.id}-${inquiry.messages.length + 1}`,
    from: 'supplier',
    content,
    at,
    attachments,
    ...(quotation ? { quotation } : {}),
    readAt: new Date(Date.parse(at) + READ_DELAY).toISOString(),
  };
  storeOf(call).put({
    ...next,
    status: statusAfter(inquiry.status, quotation !== undefined),
    unread: false,
    lastMessageAt: at,
    messages: [...inquiry.messages, message],
  });
  const { readAt: _later, ...sent } = message;
  return sent;
}

/** The outcome that comes with a change of status (contract 5). */
function outcomeIn(call: Call, to: InquiryStatus) {
  const { outcome } = call.body;
  if (outcome === undefined || (to !== 'won' && to !== 'lost')) return {};
  const schema: v.Schema<{ outcome: Outcome }> = v.object({ outcome: to === 'won' ? wonSchema : lostSchema });
  return {
    outcome: { ...checked(call, schema, { outcome }).outcome, at: new Date(call.platform.now()).toISOString() },
  };
}

export function changeStatus(call: Call) {
  const { say } = call;
  const to = statusAsked(call, INQUIRY_STATUSES);
  const concluded = outcomeIn(call, to);
  const next = ({ outcome: _former, ...inquiry }: StoredInquiry) => {
    const { status, messages } = inquiry;
    const answered = messages.some(({ from }) => from === 'supplier');
    // An inquiry that is no longer spam gets its former status, whichever of the two was requested.
    const allowed = status === 'spam' && (to === 'new' || to === 'replied') ? (answered ? 'replied' : 'new') : to;
    if (INQUIRY_TRANSITIONS[status].includes(allowed)) return { ...inquiry, ...concluded, status: allowed };
    return say('transitionOf', { from: say(`state.${status}`), to: say(`state.${to}`) });
  };
  return changeStates(call, storeOf(call), to, {
    entity: 'inquiry',
    stateOf: ({ status, dueAt, unread, outcome }) => ({ status, dueAt, unread, outcome }),
    next,
  });
}

/** The names of the shop's contacts, whom inquiries are assigned to. */
export const colleaguesIn = (platform: Call['platform']): string[] => [
  ...new Set(
    platform
      .store('shopContact')
      .records()
      .map(({ name }) => name),
  ),
];

/** Assigns inquiries to one of the shop's contacts, or to none with ''. */
export function assign(call: Call) {
  const { platform, body, say } = call;
  const assignee = textOf(body.assignee);
  if (assignee !== '' && !colleaguesIn(platform).includes(assignee)) {
    throw new Invalid(say('unknownAssignee'), { assignee: say('unknownAssignee') });
  }
  return changeEach(call, storeOf(call), (inquiry) => {
    const { assignee: before = '', ...rest } = inquiry;
    if (before === assignee) return inquiry;
    return assignee === '' ? rest : { ...rest, assignee };
  });
}

/** Adds a note, which only colleagues see; the newest is last. */
export function note(call: Call): StoredInquiry['notes'][number] {
  const inquiry = recordOf(call, storeOf(call), call.body.id);
  const { content } = checked(call, noteInputSchema, call.body);
  const next = touched(call, inquiry);
  const added = {
    id: `n${inquiry.notes.length + 1}`,
    by: call.account.username,
    content,
    at: next.updatedAt,
  };
  storeOf(call).put({ ...next, notes: [...inquiry.notes, added] });
  return added;
}

const unique = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()))];

/** Stars inquiries or removes the star: like reading, no change of the record. */
export function star(call: Call): { changed: number } {
  const starred = call.body.starred === true;
  const changed = idsOf(call.body)
    .flatMap((id) => storeOf(call).get(id) ?? [])
    .filter((one) => (one.starred ?? false) !== starred);
  for (const inquiry of changed) storeOf(call).put({ ...inquiry, starred });
  return { changed: changed.length };
}

/** Sets the labels of inquiries to the requested ones. */
export function tag(call: Call) {
  const { tags } = checked(call, tagsInputSchema, call.body);
  const next = unique(tags);
  return changeEach(call, storeOf(call), (inquiry) =>
    equal(inquiry.tags, next) ? inquiry : { ...inquiry, tags: next },
  );
}

/** The notification of a reminder, which is shown when its time has come. */
function notify(platform: Call['platform'], { id, number, buyer }: Without<StoredInquiry, 'remindAt'>, at?: string) {
  const notices = platform.store('notice');
  const key = `reminder-${id}`;
  if (at === undefined) return void notices.remove(key, platform.now());
  const name = buyer.name.replace(/[&<>"]/g, '');
  notices.put({
    id: key,
    version: 1,
    createdAt: at,
    updatedAt: at,
    image: 'art:notice?k=bell',
    notice: {
      zh: `提醒：询盘 <b>${number}</b>（${name}）`,
      en: `Reminder: inquiry <b>${number}</b> (${name})`,
    },
    email: { zh: `提醒：询盘 ${number}（${name}）`, en: `Reminder: inquiry ${number} (${name})` },
    read: false,
    link: paths.inquiries({ id }),
  });
}

/** Sets or removes a reminder; it must be in the future. */
export function remind(call: Call): { id: string } {
  const { platform, body, say } = call;
  const { remindAt: _before, ...inquiry } = recordOf(call, storeOf(call), body.id);
  const { at } = checked(call, reminderInputSchema, body);
  if (at !== undefined && Date.parse(at) <= platform.now()) {
    throw new Invalid(say('reminderPast'), { at: say('reminderPast') });
  }
  storeOf(call).put(at === undefined ? inquiry : { ...inquiry, remindAt: at });
  notify(platform, inquiry, at);
  return { id: inquiry.id };
}

/** Marks as read, or as unread with `read: false`. Reading is not a change of the record: the version stays. */
export function markRead(call: Call): { changed: number } {
  const unread = call.body.read === false;
  const ids = Array.isArray(call.body.ids) ? call.body.ids : [call.body.id];
  const changed = ids.flatMap((id) => storeOf(call).get(String(id)) ?? []).filter((one) => one.unread !== unread);
  for (const inquiry of changed) storeOf(call).put({ ...inquiry, unread });
  return { changed: changed.length };
}
