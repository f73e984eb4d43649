import { textOrNone } from '@/components/ui/form/blank';
import { plainKind } from '@/components/ui/record/plain-kind';
import { contactInputSchema, contactSchema, contactApi, type Contact } from '@/lib/api/contact';

/** A contact as the form holds it. */
export interface ContactValues {
  name: string;
  position: string;
  department: string;
  phone: string;
  mobile: string;
  email: string;
  whatsapp: string;
  wechat: string;
  skype: string;
  timezone: string | undefined;
  languages: string[];
  avatar: string | undefined;
  primary: boolean;
  visible: boolean;
}

/** Where most suppliers sit; a proposal for a new contact. */
const HOME_ZONE = 'Asia/Shanghai';

const toValues = (contact?: Contact): ContactValues => ({
  name: contact?.name ?? '',
  position: contact?.position ?? '',
  department: contact?.department ?? '',
  phone: contact?.phone ?? '',
  mobile: contact?.mobile ?? '',
  email: contact?.email ?? '',
  whatsapp: contact?.whatsapp ?? '',
  wechat: contact?.wechat ?? '',
  skype: contact?.skype ?? '',
  timezone: contact ? contact.timezone || undefined : HOME_ZONE,
  languages: contact?.languages ?? [],
  avatar: contact?.avatar || undefined,
  primary: contact?.primary ?? false,
  visible: contact?.visible ?? true,
});

/** Digits and signs of a Chinese keyboard are read as what they mean. */
const halfWidth = (text: string) => text.normalize('NFKC').trim();

const toFields = (values: ContactValues): Record<keyof ContactValues, unknown> => ({
  ...values,
  name: values.name.trim(),
  position: values.position.trim(),
  department: values.department.trim(),
  phone: halfWidth(values.phone),
  mobile: halfWidth(values.mobile),
  email: halfWidth(values.email),
  whatsapp: textOrNone(values.whatsapp),
  wechat: textOrNone(values.wechat),
  skype: textOrNone(values.skype),
  timezone: values.timezone ?? '',
  avatar: values.avatar,
});

/** A contact as a record with a form. */
export const CONTACT_KIND = plainKind<Contact, ContactValues>({
  name: 'shopContact',
  api: contactApi,
  schema: contactSchema,
  input: contactInputSchema,
  toValues,
  toFields,
});
