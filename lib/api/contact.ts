import * as z from 'zod/mini';
import { NUMBERS, entityApi } from './entity';
import { request } from './request/request';
import {
  email,
  entityFields,
  fileAddress,
  filledText,
  language,
  listOf,
  MAX_PAGE_SIZE,
  optionalTexts,
  phone,
  readTexts,
  sentObject,
  sentTexts,
  shortText,
  timeZone,
} from './values';

export const CONTACT_LIMITS = { name: 64, account: 64, languages: 10 } as const;

/** Optional texts of a contact. */
const contactTexts = {
  whatsapp: shortText(CONTACT_LIMITS.account),
  wechat: shortText(CONTACT_LIMITS.account),
  skype: shortText(CONTACT_LIMITS.account),
};

/**
 * The input of `doEdit`. Exactly one contact is primary: making another one primary removes the mark from the first.
 */
export const contactInputSchema = z.looseObject({
  name: filledText(CONTACT_LIMITS.name),
  position: shortText(CONTACT_LIMITS.name),
  department: shortText(CONTACT_LIMITS.name),
  phone: z.optional(phone),
  mobile: phone.check(z.minLength(1)),
  email,
  ...optionalTexts(contactTexts),
  timezone: timeZone,
  languages: z.array(language).check(z.maxLength(CONTACT_LIMITS.languages)),
  avatar: z.optional(fileAddress),
  primary: z.boolean(),
  visible: z.boolean(),
});

export const contactSchema = sentObject({
  ...entityFields,
  name: z.string(),
  position: z._default(z.string(), ''),
  department: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  mobile: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  ...readTexts(contactTexts),
  timezone: z._default(timeZone, ''),
  languages: sentTexts,
  avatar: z.optional(z.string()),
  primary: z._default(z.boolean(), false),
  visible: z._default(z.boolean(), true),
});
export type Contact = z.output<typeof contactSchema>;

const api = entityApi('shopContact', contactSchema, NUMBERS);

/** Contact persons of the shop (contract 4). */
export const contactApi = {
  ...api,
  /** The current primary contact. All contacts are searched, because a platform may ignore the filter. */
  primary: async (): Promise<Contact | undefined> => {
    const query = { primary: true, pageSize: MAX_PAGE_SIZE };
    const schema = listOf(contactSchema);
    const { list } = await request({ call: '/supplier/shopContact/getList', method: 'GET', query, schema });
    return list.find(({ primary }) => primary);
  },
};
