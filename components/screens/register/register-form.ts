import * as v from '@/lib/schema/schema';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { ruleOf } from '@/components/ui/form/issues/rules';
import type { Registration } from '@/lib/api/session';
import { phoneDigits } from '@/lib/util/login-checks';

/** Field names are the contract's, so that the platform's field errors match. */
export type RegisterValues = Required<Registration>;

export const NO_VALUES: RegisterValues = {
  company_name_cn: '',
  company_name_en: '',
  username: '',
  phone: '',
  code: '',
  email: '',
  password: '',
  country: 'CN',
};

const schema = v.object({
  company_name_cn: ruleOf({ required: true, whitespace: true, max: 128 }),
  company_name_en: ruleOf({ max: 128 }),
  country: ruleOf({ required: true }),
  email: ruleOf({ required: true, type: 'email' }),
  username: ruleOf({ required: true, whitespace: true, max: 64 }),
  password: ruleOf({ required: true, type: 'password' }),
  phone: ruleOf({ required: true, type: 'phone' }),
  code: ruleOf({ required: true, whitespace: true }),
});

/** In display order; the first invalid field gets the focus. */
export const FIELDS = Object.keys(schema.entries) as (keyof RegisterValues)[];

/** The required fields, derived from the rules. */
export const REQUIRED: ReadonlySet<string> = new Set(
  FIELDS.filter((name) => !v.safeParse(schema.entries[name], '').success),
);

/** As it will be sent: no blanks around anything but the password, digits as digits, full-width ＠ as @. */
export const toRegistration = (values: RegisterValues): RegisterValues => ({
  ...(Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as Record<
    keyof RegisterValues,
    string
  >),
  email: values.email.normalize('NFKC').trim(),
  phone: phoneDigits(values.phone),
  code: values.code.normalize('NFKC').trim(),
  password: values.password,
});

export function checkRegistration(values: RegisterValues): Issue[] {
  const record = toRegistration(values);
  return issuesOf(v.safeParse(schema, record).issues, record);
}
