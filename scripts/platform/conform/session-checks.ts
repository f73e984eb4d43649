import { addDays, dayIn } from '@/lib/util/day';
import { encryptLong } from '@/lib/auth/rsa';
import { corsFaults } from '../cors-check';
import type { Host } from './host';

export interface Credentials {
  token?: string;
  account?: string;
  password?: string;
}

/** Opens a session; false where there is none, and then nothing else can be checked. */
export async function openSession(host: Host, { token, account, password }: Credentials): Promise<boolean> {
  const { report, connection } = host;
  const { tokenName, loginRSA } = connection.config;
  if (token) {
    report.hide(token);
    host.token = token;
    const whose = '/supplier/auth/getUserInfo';
    const heard = await host.ask('POST', whose);
    if (!heard) return false;
    if (heard.refused?.kind !== 'session') return true;
    report.notChecked(whose, `the token is refused: code ${heard.refused.code}`);
    return false;
  }
  report.hide(password ?? '');
  const credentials = { username: account, password };
  const { publicKey = '' } = (loginRSA && (await host.get<{ publicKey?: string }>('session', '/publicKey'))) || {};
  const body = publicKey === '' ? credentials : { param: encryptLong(JSON.stringify(credentials), publicKey) };
  const call = '/supplier/auth/Login';
  const heard = await host.ask('POST', call, { body });
  if (!heard) return false;
  const found = (heard.data as Record<string, unknown> | undefined)?.[tokenName];
  const good = typeof found === 'string' && found !== '';
  if (heard.refused) report.notChecked(call, `the login was refused: ${heard.refused.code} ${heard.refused.message}`);
  else report.expect('session', call, good, `data has no text ${tokenName}`);
  if (!good) return false;
  report.hide(found);
  host.token = found;
  return true;
}

const CORS_RULES = { origin: 'corsOrigin', sent: 'corsSent', read: 'corsRead' } as const;

/** Whether pages of the client may call the platform, and read its answers. */
export async function checkCors(host: Host, origin: string | undefined): Promise<void> {
  const call = '/supplier/auth/getUserInfo';
  const address = host.addressOf(call);
  if (!origin || address.origin === origin) return;
  const { report, connection } = host;
  try {
    const faults = await corsFaults(async (init) => {
      report.calls += 1;
      const { headers } = await connection.fetch(address, { ...init, signal: AbortSignal.timeout(connection.timeout) });
      return { header: (name) => headers.get(name) ?? '' };
    }, origin);
    for (const [about, rule] of Object.entries(CORS_RULES)) {
      const fault = faults.find((one) => one.about === about);
      report.expect(rule, call, fault === undefined, fault?.said ?? '');
    }
  } catch (error) {
    report.notChecked(call, `OPTIONS: ${String(error)}`);
  }
}

interface UserInfo {
  roles?: string[];
  permissions?: string[];
  timezone?: string;
  features?: string[];
}

interface Overview {
  series: { date: string }[];
  totals: { responseRate: number };
}

/** Calls that belong to no entity; they only read. */
export async function checkSession(host: Host): Promise<void> {
  const { report } = host;
  await host.get('session', '/publicKey');
  const closed = '/supplier/product/getList';
  const stranger = await host.ask('GET', closed, { token: 'no-such-token' });
  if (stranger)
    report.expect(
      'auth',
      closed,
      stranger.refused?.kind === 'session',
      stranger.refused ? `code ${stranger.refused.code} for a wrong token, not 401` : 'answered to a wrong token',
    );
  const info = await host.get<UserInfo>('session', '/supplier/auth/getUserInfo', {}, 'POST');
  host.features = info?.features ?? [];
  if (info && !info.roles && !info.permissions) {
    const call = '/supplier/auth/getUserPermission';
    const heard = await host.ask('POST', call);
    const none = ['404', '405'].includes(String(heard?.refused?.code));
    if (heard && !none) host.success('session', call, heard);
  }
  await host.get('session', '/router/getList');
  const [first, second] = [
    await host.get<{ total: number }>('notices', '/notice/getList', { type: 'notice' }),
    await host.get<{ total: number }>('notices', '/notice/getList', { type: 'email' }),
  ];
  if (first && second)
    report.expect(
      'notices',
      '/notice/getList',
      first.total === second.total,
      `${first.total} of type notice, ${second.total} of type email`,
    );
  await checkSearch(host);
  await checkOverview(host, info?.timezone);
  await host.get('records', '/supplier/category/getTree');
  await host.get('records', '/supplier/classify/getTree');
  await host.get('records', '/supplier/material/getQuota');
  await host.get('records', '/supplier/review/getSummary');
}

async function checkSearch(host: Host): Promise<void> {
  const call = '/supplier/search';
  const limit = 3;
  const found = await host.get<{ groups: { kind: string; total: number; items: unknown[] }[] }>('search', call, {
    keyword: 'a',
    limit,
  });
  for (const { kind, total, items } of found?.groups ?? []) {
    const fits = items.length <= limit && items.length <= total;
    host.report.expect('search', call, fits, `${items.length} of ${total} items of kind ${kind}, limit ${limit}`);
  }
}

const DAYS = 7;

async function checkOverview(host: Host, zone: string | undefined): Promise<void> {
  const call = '/supplier/stats/getOverview';
  const to = dayIn(Date.now(), zone);
  const from = addDays(to, 1 - DAYS);
  const overview = await host.get<Overview>('overview', call, { from, to });
  if (!overview) return;
  const { series, totals } = overview;
  const days = series.map(({ date }) => date);
  const whole = days.every((day) => day >= from && day <= to) && new Set(days).size === days.length;
  host.report.expect('overview', call, whole, `series of ${from} to ${to} has the days ${days.join(', ')}`);
  const share = totals.responseRate >= 0 && totals.responseRate <= 1;
  host.report.expect('overview', call, share, `responseRate ${totals.responseRate} is not from 0 to 1`);
}
