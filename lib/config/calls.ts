import { ENTITIES } from './entities';

/** The actions that entities share (contract 1). */
const SHARED = ['getList', 'getDetail', 'doEdit', 'doDelete', 'doRestore'];

/** The entities with other actions, or with more. */
const ACTIONS: Record<string, readonly string[]> = {
  product: [...SHARED, 'doStatus', 'doSort', 'doCopy', 'doImport'],
  material: [...SHARED, 'doMove', 'doRename', 'getQuota'],
  classify: [...SHARED, 'getTree', 'doSort'],
  category: ['getTree'],
  question: [...SHARED, 'doAnswer', 'doStatus'],
  blog: [...SHARED, 'doStatus'],
  inquiry: [
    ...['getList', 'getDetail', 'doReply', 'doStatus', 'doAssign', 'doNote', 'doRead', 'getMessages'],
    ...['doDelete', 'doRestore', 'doStar', 'doTag', 'doRemind'],
  ],
  shopInfo: ['getDetail', 'doEdit'],
  shopDetail: ['getDetail', 'doEdit'],
  review: ['getList', 'getDetail', 'getSummary', 'doReply', 'doAppeal'],
};

const OTHERS = [
  '/publicKey',
  '/supplier/auth/Login',
  '/supplier/auth/getUserInfo',
  '/logout',
  '/supplier/auth/modifyPassword',
  '/supplier/auth/getUserPermission',
  '/router/getList',
  '/supplier/auth/sendCode',
  '/supplier/auth/register',
  '/supplier/auth/callback',
  '/notice/getList',
  '/notice/doClear',
  '/supplier/search',
  '/supplier/file/upload',
  '/supplier/stats/getOverview',
];

const entities = new Set([...Object.keys(ACTIONS), ...ENTITIES]);

/**
 * Every call of the platform contract (sections 2 to 4) by its default path. A deployment can remap any of them with
 * `paths` in config.json; an entry there that is not in this list is refused.
 */
export const CALLS: ReadonlySet<string> = new Set([
  ...OTHERS,
  ...[...entities].flatMap((entity) => (ACTIONS[entity] ?? SHARED).map((action) => `/supplier/${entity}/${action}`)),
]);
