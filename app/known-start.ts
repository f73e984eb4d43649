import { USUAL } from '@/components/screens/home/home-period';
import { addressOf, encodeBody, toSearchParams, type QueryValue } from '@/lib/api/request/encode';
import { configText, getConfig } from '@/lib/config/config';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { now } from '@/lib/util/clock';
import { offsetIn } from '@/lib/util/day';
import { isRecord } from '@/lib/util/guards';

const STORED = 'supplier-client-start';

function post(call: string) {
  const { body, headers } = encodeBody(undefined);
  return { method: 'POST', url: addressOf(call), body, type: headers['Content-Type'] };
}
const get = (call: string, query?: Record<string, QueryValue>) => ({
  method: 'GET',
  url: addressOf(call) + (query ? `?${toSearchParams(query).toString()}` : ''),
});

/** A day counted from the shop's today, which the next visit puts in. */
const day = (fromToday: number) => `{${fromToday}}`;
const PERIOD = { from: day(1 - USUAL), to: day(0) };

/**
 * Stores for the next visit how this deployment is configured, where its token is stored and which calls a session begins
 * with: they are sent before the client's scripts are loaded (app/html/early-requests.ts), and their responses are used only if
 * config.json is unchanged. `timezone` is that of the shop's days, which the figures of home are requested by; where its
 * offset has changed since, the next visit's early request is for another day than the client's, and is not used.
 */
export function rememberStart(timezone: string | undefined): void {
  const { storage, tokenTableName, loginInterception, supportVisit, authentication, demo } = getConfig();
  const calls = [
    post('/supplier/auth/getUserInfo'),
    ...(authentication === 'all' ? [get('/router/getList')] : []),
    // Home; what is below its figures is requested when they are there.
    { ...get('/supplier/stats/getOverview', PERIOD), path: '' },
  ];
  writeStored(STORED, {
    config: configText(),
    token: [storage, tokenTableName],
    open: !loginInterception || supportVisit,
    offset: offsetIn(now(), timezone),
    calls: demo || !loginInterception ? [] : calls,
  });
}

/** Removes what belongs to the account: the offset of its shop's time zone. */
export function forgetAccountStart(): void {
  const start = readStored(STORED);
  if (isRecord(start)) writeStored(STORED, { ...start, offset: undefined, calls: [] });
}
