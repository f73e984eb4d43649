import { isEmail } from '@/lib/util/validators';
import { ALL_PERMISSIONS, hashPassword } from './accounts';
import { DEMO_ACCOUNT } from './demo-account';
import { Invalid } from '@/lib/demo/platform/answer';
import { textOf } from '@/lib/demo/platform/body';
import { endpoints, type OpenCall } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import type { TextKey } from '@/lib/demo/platform/texts';

const PHONE = /^\+?\d{6,15}$/;
const REQUIRED = ['company_name_cn', 'username', 'phone', 'code', 'email', 'password', 'country'];

function check({ platform, body, say }: OpenCall): Record<string, string> {
  const errors: Record<string, string> = {};
  const fail = (field: string, key: TextKey, values?: Record<string, number>) => (errors[field] ??= say(key, values));
  for (const field of REQUIRED) if (textOf(body[field]) === '') fail(field, 'required');
  const accounts = [...platform.accounts.values()];
  if (platform.accounts.has(textOf(body.username))) fail('username', 'usernameTaken');
  if (!PHONE.test(textOf(body.phone))) fail('phone', 'mobile');
  if (accounts.some((account) => account.phone === textOf(body.phone))) fail('phone', 'phoneTaken');
  if (textOf(body.code) !== DEMO_ACCOUNT.code) fail('code', 'badCode');
  if (!isEmail(textOf(body.email))) fail('email', 'email');
  if (textOf(body.password).length < 6) fail('password', 'tooShort', { min: 6 });
  return errors;
}

/**
 * Registration (contract 2). The demo has one shop: a new account has its own company name and manages the same
 * products.
 */
export function registrationHandlers(platform: Platform) {
  const { open } = endpoints(platform);
  return [
    open.post(
      '/supplier/auth/sendCode',
      ({ body, say }) => {
        if (!PHONE.test(textOf(body.phone))) throw new Invalid(say('mobile'), { phone: say('mobile') });
        return { resendAfter: 60 };
      },
      { says: 'codeSent' },
    ),
    open.post(
      '/supplier/auth/register',
      (call) => {
        const { body, say } = call;
        const errors = check(call);
        if (Object.keys(errors).length > 0) throw new Invalid(say('invalid'), errors);
        const username = textOf(body.username);
        platform.accounts.set(username, {
          username,
          passwordHash: hashPassword(String(body.password)),
          phone: textOf(body.phone),
          company: textOf(body.company_name_cn),
          companyEn: textOf(body.company_name_en) || undefined,
          roles: ['admin'],
          permissions: ALL_PERMISSIONS,
        });
        return { [platform.names.tokenName]: platform.openSession(username) };
      },
      { says: 'registered' },
    ),
  ];
}
