import { getConfig } from '@/lib/config/config';
import { isOneOf, isOptional, isRecord, isText } from '@/lib/util/guards';
import { isSharedStorage } from './token';

/**
 * What one tab sends to the other tabs of its deployment. If tabs share the stored token, the message only makes them
 * read it; with sessionStorage, which belongs to one tab, the token itself is sent to the tabs that are open
 * (docs/decisions/requests.md D121).
 */
export interface TokenNews {
  kind: 'in' | 'out';
  token?: string;
  /** The account whose session began or ended. */
  account?: string;
}

const isNews = (value: unknown): value is TokenNews =>
  isRecord(value) &&
  isOneOf(['in', 'out'])(value.kind) &&
  isOptional(isText)(value.token) &&
  isOptional(isText)(value.account);

/** Deployments on one host differ by their path or by the name of their token. */
const channelName = () =>
  `supplier-client-session ${getConfig().tokenTableName} ${location.pathname.replace(/[^/]*$/, '')}`;

const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName()));

/** Notifies the other tabs that a session has begun or ended here. */
export function announce({ kind, token, account }: TokenNews): void {
  const channel = open();
  channel?.postMessage(isSharedStorage() ? { kind } : { kind, token, account });
  channel?.close();
}

/**
 * Calls back when another tab has logged in or out: at once on a storage or channel event, and at the latest when the
 * page becomes visible again, because a cookie fires no event and a frozen page receives none. If tabs share the token,
 * only the stored token is read.
 */
export function watchToken(onNews: (news?: TokenNews) => void): () => void {
  const look = () => onNews();
  const onStorage = (event: StorageEvent) => {
    if (isSharedStorage() && (event.key === null || event.key === getConfig().tokenTableName)) look();
  };
  const onShow = () => isSharedStorage() && document.visibilityState === 'visible' && look();
  /** Back to a page that the browser has kept whole: the same tab may have logged in anew on a later page. */
  const onReturn = ({ persisted }: PageTransitionEvent) => (persisted ? look() : onShow());
  const channel = open();
  const onMessage = ({ data }: MessageEvent) => {
    if (isNews(data)) onNews(isSharedStorage() ? undefined : data);
  };
  channel?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', onShow);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    channel?.close();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', onShow);
    window.removeEventListener('pageshow', onReturn);
    document.removeEventListener('visibilitychange', onShow);
  };
}
