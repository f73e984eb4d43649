/**
 * Every call of the platform contract by its default path. A deployment can remap any of them with `paths` in
 * config.json; an entry there that is not in this list is refused.
 */
const entityActions = (entity: string, extra: readonly string[] = []) =>
  ['getList', 'getDetail', 'doEdit', 'doDelete', 'doRestore', ...extra].map(
    (action) => `/supplier/${entity}/${action}`,
  );

const sessionCalls = [
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
] as const;

/** The paths of the contract, sections 2 to 4. */
export const CALLS: ReadonlySet<string> = new Set<string>([
  ...sessionCalls,
  ...entityActions('product', ['doStatus', 'doSort', 'doCopy', 'doImport']),
  ...entityActions('material', ['doMove', 'doRename', 'getQuota']),
  ...entityActions('materialFolder'),
  ...entityActions('classify', ['getTree', 'doSort']),
  '/supplier/category/getTree',
  ...entityActions('question', ['doAnswer', 'doStatus']),
  ...entityActions('blog', ['doStatus']),
  '/supplier/inquiry/getList',
  '/supplier/inquiry/getDetail',
  ...['doReply', 'doStatus', 'doAssign', 'doNote', 'doRead', 'getMessages', 'doDelete', 'doRestore'].map(
    (action) => `/supplier/inquiry/${action}`,
  ),
  ...entityActions('replyTemplate'),
  ...['shopInfo', 'shopDetail'].flatMap((shop) => [`/supplier/${shop}/getDetail`, `/supplier/${shop}/doEdit`]),
  ...entityActions('shopContact'),
  ...entityActions('shopResource'),
  ...['getList', 'getDetail', 'getSummary', 'doReply', 'doAppeal'].map((action) => `/supplier/review/${action}`),
]);
