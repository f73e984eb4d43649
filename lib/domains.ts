import type { SCREENS } from './router/screens';

type Screen = keyof typeof SCREENS;

/** What other places need to know of a domain, by the entity that its calls name. */
interface Domain {
  /** Its actions, where they are not the shared ones. */
  actions?: readonly string[];
  /** The screen of its list. */
  screen?: Screen;
  /** For the global search and to-dos: a word that selects its icon (components/ui/menu/route-icons.ts). */
  icon?: string;
  /** Which of its records are news, by the list of the contract. */
  news?: News;
  /** Forms of something below a record: their drafts are named after the record, not after what is in them. */
  drafts?: readonly string[];
  /** For the to-do that has its name: an urgent one is marked. */
  todo?: 'urgent' | 'usual';
}

export interface News {
  /** The time at which a record became news; the list is sorted by it. */
  at: string;
  filter?: Readonly<Record<string, string>>;
  /** The screen that shows one of them, if it is not the list. */
  form?: Screen;
  /** Any change moves the time: only if there are more of them than before, they are news. */
  counted?: boolean;
}

/** The actions that entities share (contract 1). */
const SHARED = ['getList', 'getDetail', 'doEdit', 'doDelete', 'doRestore'] as const;

/** Plain data, because it is in the first script: the code of a domain is loaded with its screen. */
export const DOMAINS = {
  product: {
    actions: [...SHARED, 'doStatus', 'doSort', 'doCopy', 'doImport'],
    screen: 'productList',
    icon: 'box',
    news: { at: 'updatedAt', filter: { status: 'rejected' }, form: 'productForm', counted: true },
  },
  inquiry: {
    actions: [
      ...['getList', 'getDetail', 'doReply', 'doStatus', 'doAssign', 'doNote', 'doRead', 'getMessages'],
      ...['doDelete', 'doRestore', 'doStar', 'doTag', 'doRemind'],
    ],
    screen: 'inquiries',
    icon: 'inbox',
    news: { at: 'lastMessageAt', filter: { unread: 'true' } },
    drafts: ['inquiry', 'inquiry-note', 'quotation'],
    todo: 'urgent',
  },
  question: {
    actions: [...SHARED, 'doAnswer', 'doStatus'],
    screen: 'questions',
    icon: 'question',
    news: { at: 'createdAt', filter: { status: 'pending' } },
    drafts: ['answer'],
    todo: 'usual',
  },
  review: {
    actions: ['getList', 'getDetail', 'getSummary', 'doReply', 'doAppeal'],
    screen: 'reviews',
    icon: 'star',
    news: { at: 'createdAt' },
    drafts: ['reviewReply', 'reviewAppeal'],
    todo: 'usual',
  },
  blog: {
    actions: [...SHARED, 'doStatus'],
    screen: 'blogList',
    icon: 'book',
  },
  material: {
    actions: [...SHARED, 'doMove', 'doRename', 'getQuota'],
    screen: 'materials',
    icon: 'image',
  },
  materialFolder: {},
  classify: { actions: [...SHARED, 'getTree', 'doSort'] },
  category: { actions: ['getTree'] },
  replyTemplate: {},
  shopInfo: { actions: ['getDetail', 'doEdit'] },
  shopDetail: { actions: ['getDetail', 'doEdit'] },
  shopContact: {},
  shopResource: {},
} as const satisfies Record<string, Domain>;

type Entity = keyof typeof DOMAINS;
/** The domains that have something, such as news. */
export type DomainWith<K extends keyof Domain> = {
  [E in Entity]: (typeof DOMAINS)[E] extends Record<K, unknown> ? E : never;
}[Entity];
export const domainsWith = <K extends keyof Domain>(part: K) =>
  (Object.keys(DOMAINS) as Entity[]).filter((entity): entity is DomainWith<K> => part in DOMAINS[entity]);

/** The calls of all domains by their default paths. */
export const DOMAIN_CALLS: readonly string[] = Object.entries<Domain>(DOMAINS).flatMap(
  ([entity, { actions = SHARED }]) => actions.map((action) => `/supplier/${entity}/${action}`),
);
