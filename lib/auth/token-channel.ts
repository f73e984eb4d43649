import { getConfig } from '@/lib/config/config';
import { isOneOf, isOptional, isRecord, isText } from '@/lib/util/guards';
import { isSharedStorage } from './token';

/**
 * What one tab says to the others of its deployment. Where the browser shares the token among tabs it says no more than
 * "look"; sessionStorage belongs to one tab, so the token itself is sent there, to the tabs open at that moment
 * (docs/decisions.md D121).
 */
export interface TokenNews {
  kind: 'in' | 'out';
  token?: string;
  /** Whose session it is or was. */
  account?: string;
}

const isNews = (value: unknown): value is TokenNews =>
  isRecord(value) &&
  isOneOf(['in', 'out'])(value.kind) &&
  isOptional(isText)(value.token) &&
  isOptional(isText)(value.account);

/** Deployments on one host differ by their path, or by the name of their token. */
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
 * Calls back when another tab has logged in or out: at once by an event of the storage or of the channel, and at the
 * latest when the page is visible again, since a cookie has no event and a frozen page gets none. Where the token is
 * shared, the stored token is all that is read.
 */
export function watchToken(onNews: (news?: TokenNews) => void): () => void {
  const look = () => onNews();
  const onStorage = (event: StorageEvent) => {
    if (isSharedStorage() && (event.key === null || event.key === getConfig().tokenTableName)) look();
  };
  const onShow = () => isSharedStorage() && document.visibilityState === 'visible' && look();
  const channel = open();
  const onMessage = ({ data }: MessageEvent) => {
    if (isNews(data)) onNews(isSharedStorage() ? undefined : data);
  };
  channel?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', onShow);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    channel?.close();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', onShow);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onShow);
  };
}
