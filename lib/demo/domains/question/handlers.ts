import { createQuestionStore } from './store';
import {
  QUESTION_STATUSES,
  QUESTION_TRANSITIONS,
  answerInputSchema,
  questionInputSchema,
  questionSchema,
} from '@/lib/api/question';
import { paths } from '@/lib/router/paths';
import { Refusal } from '@/lib/demo/platform/answer';
import { changeStates, statusAsked } from '@/lib/demo/platform/bulk';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { flagOf, oneOf, within, type TextFacts } from '@/lib/demo/platform/list-query';
import type { Platform } from '@/lib/demo/platform/platform';
import { productName } from '../product/name';
import type { StoredQuestion } from './seed';
import { checked, recordOf, touched } from '@/lib/demo/platform/save';
import { findIn } from '@/lib/demo/platform/find';
import type { Find } from '@/lib/demo/platform/platform';

const RIGHTS = { read: 'question:read', edit: 'question:edit', delete: 'question:delete' };
const SORTS: EntityRules<StoredQuestion, TextFacts>['sorts'] = {
  createdAt: ({ record }) => record.createdAt,
  updatedAt: ({ record }) => record.updatedAt,
  likes: ({ record }) => record.likes,
  answeredAt: ({ record }) => record.answer?.at,
};

const storeOf = (platform: Platform) => platform.store('question');

function answer(call: Call) {
  const question = recordOf(call, storeOf(call.platform), call.body.id);
  const { content } = checked(call, answerInputSchema, call.body);
  // An answer does not make a hidden question visible.
  const status = question.status === 'hidden' ? 'hidden' : 'answered';
  const next = touched(call, question);
  return storeOf(call.platform).put({
    ...next,
    status,
    answer: { content, at: next.updatedAt, by: call.account.username },
  });
}

function changeStatus(call: Call) {
  const to = statusAsked(call, QUESTION_STATUSES);
  const next = (question: StoredQuestion) => {
    const { status } = question;
    if (!QUESTION_TRANSITIONS[status].includes(to)) {
      return call.say('transitionOf', { from: call.say(`state.${status}`), to: call.say(`state.${to}`) });
    }
    if (to === 'answered' && !question.answer) return call.say('noAnswer');
    // A question with an answer that is shown again is answered.
    return { ...question, status: to === 'pending' && question.answer ? ('answered' as const) : to };
  };
  const stateOf = ({ status }: StoredQuestion) => ({ status });
  return changeStates(call, storeOf(call.platform), to, { entity: 'question', stateOf, next });
}

const view =
  ({ platform, language }: Pick<Call, 'platform' | 'language'>) =>
  (question: StoredQuestion) => ({
    ...question,
    productTitle: productName(platform, question.productId, question.productTitle, language),
  });

/**
 * Questions of buyers (contract 4). Filters: status, productId, language, country, pinned, answered, createdFrom and
 * createdTo.
 */
export function handlers(platform: Platform) {
  const rules: EntityRules<StoredQuestion, TextFacts> = {
    name: 'question',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: SORTS,
    sort: 'createdAt',
    counted: { status: () => QUESTION_STATUSES },
    filter({ query }) {
      const status = oneOf(query, 'status');
      const product = oneOf(query, 'productId');
      const spoken = oneOf(query, 'language');
      const country = oneOf(query, 'country');
      const pinned = flagOf(query, 'pinned');
      const answered = flagOf(query, 'answered');
      const isCreatedWithin = within(query, 'created');
      return ({ record }) =>
        status(record.status) &&
        product(record.productId) &&
        spoken(record.language) &&
        country(record.buyer.country) &&
        pinned(record.pinned) &&
        answered(record.answer !== undefined) &&
        isCreatedWithin(record.createdAt);
    },
    view,
    known: questionSchema,
    save(call, fields, before) {
      if (!before) throw new Refusal(403, call.say('noCreate'));
      const { pinned } = checked(call, questionInputSchema, fields);
      return { ...before, pinned };
    },
  };
  const { post } = entityEndpoints(platform);
  return [
    ...entityHandlers(platform, rules),
    post('/supplier/question/doAnswer', (call) => view(call)(answer(call)), { permission: RIGHTS.edit, says: 'saved' }),
    post('/supplier/question/doStatus', changeStatus, { permission: RIGHTS.edit }),
  ];
}

export const find: Find = (ask) =>
  findIn(storeOf(ask.platform), { sorts: SORTS, sort: 'createdAt' }, ask, ({ id, content, ...question }) => ({
    id,
    title: content,
    snippet: [question.buyer.name, view(ask)({ id, content, ...question }).productTitle].join(' · '),
    path: paths.questions({ id }),
  }));

export const waiting = (platform: Platform) =>
  storeOf(platform)
    .records()
    .filter(({ status }) => status === 'pending').length;

export const todos = (platform: Platform) => [
  {
    kind: 'question',
    right: RIGHTS.read,
    count: waiting(platform),
    path: paths.questions({ status: 'pending' }),
    rank: 4,
  },
];

export const stores = { question: createQuestionStore };
