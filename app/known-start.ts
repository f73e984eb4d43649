import { USUAL } from '@/components/screens/home/home-period';
import { addressOf, encodeBody } from '@/lib/api/request/encode';
import { configText, getConfig } from '@/lib/config/config';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { knownZone } from '@/lib/util/day';
import { isRecord } from '@/lib/util/guards';

const STORED = 'supplier-client-start';

function post(call: string) {
  const { body, headers } = encodeBody(undefined);
  return { method: 'POST', url: addressOf(call), body, type: headers['Content-Type'] };
}
const get = (call: string) => ({ method: 'GET', url: addressOf(call) });

/**
 * Stores for the next visit how this deployment is configured, where its token is stored and which calls a session begins
 * with: they are sent before the client's scripts are loaded (app/html/early-requests.ts), and their responses are used only if
 * config.json is unchanged. `timezone` is that of the shop's days, which the figures of home are asked by.
 */
export function rememberStart(timezone: string | undefined): void {
  const zone = knownZone(timezone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { storage, tokenTableName, loginInterception, supportVisit, authentication, demo } = getConfig();
  const calls = [
    post('/supplier/auth/getUserInfo'),
    ...(authentication === 'all' ? [get('/router/getList')] : []),
    { ...get('/supplier/stats/getOverview'), place: '', days: USUAL, zone },
  ];
  writeStored(STORED, {
    config: configText(),
    token: [storage, tokenTableName],
    open: !loginInterception || supportVisit,
    calls: demo || !loginInterception ? [] : calls,
  });
}

/** Removes what belongs to the account: the time zone of its shop. */
export function forgetAccountStart(): void {
  const start = readStored(STORED);
  if (isRecord(start)) writeStored(STORED, { ...start, calls: [] });
}
