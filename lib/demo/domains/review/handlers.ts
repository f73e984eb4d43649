import { createReviewStore } from './store';
import { REVIEW_STATUSES, appealSchema, reviewReplySchema, reviewSchema } from '@/lib/api/review';
import { paths } from '@/lib/router/paths';
import { Refusal } from '@/lib/demo/platform/answer';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { flagOf, oneOf, within, type TextFacts } from '@/lib/demo/platform/list-query';
import { withPictures } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { productName } from '../product/name';
import type { StoredReview } from './seed';
import { summaryOf } from './summary';
import { checked, recordOf, touched } from '@/lib/demo/platform/save';
import { findIn } from '@/lib/demo/platform/find';
import type { Find } from '@/lib/demo/platform/platform';

const RIGHTS = { read: 'review:read', edit: 'review:edit' };

const SORTS: EntityRules<StoredReview, TextFacts>['sorts'] = {
  createdAt: ({ record }) => record.createdAt,
  updatedAt: ({ record }) => record.updatedAt,
  overall: ({ record }) => record.scores.overall,
  quality: ({ record }) => record.scores.quality,
  service: ({ record }) => record.scores.service,
  shipping: ({ record }) => record.scores.shipping,
};

const storeOf = (platform: Platform) => platform.store('review');

const view =
  ({ platform, language }: Pick<Call, 'platform' | 'language'>) =>
  (review: StoredReview) => {
    const { productTitle, ...shown } = withPictures(review, ['images']);
    const rest = shown.appeal ? { ...shown, appeal: withPictures(shown.appeal, ['evidence']) } : shown;
    if (!productTitle) return rest;
    return { ...rest, productTitle: productName(platform, rest.productId ?? '', productTitle, language) };
  };

function reply(call: Call) {
  const review = recordOf(call, storeOf(call.platform), call.body.id);
  const { content } = checked(call, reviewReplySchema, call.body);
  const next = touched(call, review);
  return storeOf(call.platform).put({ ...next, reply: { content, at: next.updatedAt } });
}

/** An appeal stays open until the platform has decided; until then buyers still see the review. */
function appeal(call: Call) {
  const { say, platform } = call;
  const review = recordOf(call, storeOf(platform), call.body.id);
  if (review.status === 'appealing') throw new Refusal(400, say('alreadyAppealing'));
  if (review.status === 'hidden') throw new Refusal(400, say('hiddenReview'));
  const fields = checked(call, appealSchema, { evidence: [], ...call.body });
  const next = touched(call, review);
  return storeOf(platform).put({ ...next, status: 'appealing', appeal: { ...fields, at: next.updatedAt } });
}

/**
 * Reviews of buyers (contract 4). Filters: status, score (whole stars), replied, productId, country, language, images
 * (whether it has any), createdFrom and createdTo.
 */
export function handlers(platform: Platform) {
  const rules: EntityRules<StoredReview, TextFacts> = {
    name: 'review',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: SORTS,
    sort: 'createdAt',
    counted: { status: () => REVIEW_STATUSES },
    filter({ query }) {
      const status = oneOf(query, 'status');
      const score = oneOf(query, 'score');
      const product = oneOf(query, 'productId');
      const country = oneOf(query, 'country');
      const spoken = oneOf(query, 'language');
      const replied = flagOf(query, 'replied');
      const images = flagOf(query, 'images');
      const created = within(query, 'created');
      return ({ record }) =>
        status(record.status) &&
        score(String(Math.round(record.scores.overall))) &&
        product(record.productId) &&
        country(record.buyer.country) &&
        spoken(record.language) &&
        replied(record.reply !== undefined) &&
        images(record.images.length > 0) &&
        created(record.createdAt);
    },
    view,
    known: reviewSchema,
    removable: false,
  };
  const { get, post } = entityEndpoints(platform);
  return [
    get('/supplier/review/getSummary', () => summaryOf(storeOf(platform).records(), platform.now()), {
      permission: RIGHTS.read,
    }),
    post('/supplier/review/doReply', (call) => view(call)(reply(call)), { permission: RIGHTS.edit, says: 'sent' }),
    post('/supplier/review/doAppeal', (call) => view(call)(appeal(call)), {
      permission: RIGHTS.edit,
      says: 'appealed',
    }),
    ...entityHandlers(platform, rules),
  ];
}

export const find: Find = (ask) =>
  findIn(storeOf(ask.platform), { sorts: SORTS, sort: 'createdAt' }, ask, (review) => {
    const {
      id,
      content,
      buyer,
      scores,
      productTitle = '',
    } = view(ask)(review) as StoredReview & {
      productTitle?: string;
    };
    return {
      id,
      title: content,
      snippet: [`${scores.overall}★`, buyer.name, productTitle].filter(Boolean).join(' · '),
      path: paths.reviews({ id }),
    };
  });

/** Visible reviews without a reply. */
export function todos(platform: Platform) {
  const unreplied = storeOf(platform)
    .records()
    .filter(({ status, reply }) => status === 'visible' && !reply);
  const path = paths.reviews({ status: 'visible', replied: 'false' });
  return [{ kind: 'review', right: RIGHTS.read, count: unreplied.length, path, rank: 5 }];
}

export const stores = { review: createReviewStore };
