import { picture } from '@/lib/demo/art/picture';
import { hashPassword } from './accounts';
import { Invalid, Refusal } from '@/lib/demo/platform/answer';
import { textOf, type Fields } from '@/lib/demo/platform/body';
import { DEMO_ACCOUNT } from './demo-account';
import { endpoints, type OpenCall } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { SHOP_ZONE } from '@/lib/demo/platform/shop-days';
import { DEMO_PUBLIC_KEY, decryptParam } from './rsa';

/** The credentials of a login, decrypted if necessary. */
function credentials({ body, say }: OpenCall): Fields {
  if (typeof body.param !== 'string') return body;
  try {
    return JSON.parse(decryptParam(body.param)) as Fields;
  } catch {
    throw new Refusal(400, say('badCipher'));
  }
}

/** The user who logs in. A wrong password is not a 401: that code ends a session, and there is none yet. */
function usernameOf(call: OpenCall): string {
  const { platform, say } = call;
  const fields = credentials(call);
  if (fields.username === undefined) {
    const phone = textOf(fields.phone).replace(/\s/g, '');
    const account = [...platform.accounts.values()].find((one) => one.phone === phone);
    if (!account) throw new Refusal(400, say('unknownPhone'));
    if (textOf(fields.code) !== DEMO_ACCOUNT.code) throw new Refusal(400, say('badCode'));
    return account.username;
  }
  const account = platform.accounts.get(textOf(fields.username));
  if (account?.passwordHash !== hashPassword(String(fields.password))) throw new Refusal(400, say('badLogin'));
  return account.username;
}

function changePassword({ password, confirm_password: again }: Fields, { say }: OpenCall): string {
  const errors: Record<string, string> = {};
  const text = typeof password === 'string' ? password : '';
  if (text === '') errors.password = say('required');
  else if (text.length < 6) errors.password = say('tooShort', { min: 6 });
  if (text !== again) errors.confirm_password = say('passwordsDiffer');
  if (Object.keys(errors).length > 0) throw new Invalid(Object.values(errors)[0]!, errors);
  return hashPassword(text);
}

/** Session calls of contract 2. */
export function sessionHandlers(platform: Platform) {
  const { get, post, open } = endpoints(platform);
  const token = (username: string) => ({ [platform.names.tokenName]: platform.openSession(username) });
  return [
    open.get('/publicKey', () => ({ publicKey: platform.options.publicKey === false ? '' : DEMO_PUBLIC_KEY })),
    open.post('/supplier/auth/Login', (call) => token(usernameOf(call)), { says: 'loggedIn' }),
    open.post(
      '/supplier/auth/callback',
      ({ body, say }) => {
        const code = textOf(body.code);
        if (code === '' || code === 'denied') throw new Refusal(400, say('badSignOn'));
        return token(DEMO_ACCOUNT.username);
      },
      { says: 'loggedIn' },
    ),
    post('/supplier/auth/getUserInfo', ({ account }) => ({
      id: `supplier-${account.username}`,
      username: account.username,
      company_name_cn: account.company,
      company_name_en: account.companyEn,
      logo: picture('logo'),
      roles: account.roles,
      permissions: account.permissions,
      timezone: SHOP_ZONE,
      features: platform.features,
    })),
    post('/supplier/auth/getUserPermission', ({ account: { roles, permissions } }) => ({ roles, permissions })),
    post(
      '/supplier/auth/modifyPassword',
      (call) => {
        const passwordHash = changePassword(call.body, call);
        platform.accounts.set(call.account.username, { ...call.account, passwordHash });
        platform.onChange();
      },
      { says: 'passwordChanged' },
    ),
    get(
      '/logout',
      (call) => {
        platform.sessions.delete(call.token);
        platform.onChange();
      },
      { says: 'loggedOut' },
    ),
  ];
}
