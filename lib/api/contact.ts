import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import { request } from './request/request';
import {
  email,
  entityFields,
  fileAddress,
  filledText,
  language,
  listOf,
  localizedText,
  MAX_PAGE_SIZE,
  namedText,
  optionalTexts,
  phone,
  readTexts,
  sentObject,
  sentTexts,
  shortText,
  timeZone,
} from './values';

export const CONTACT_LIMITS = { name: 64, account: 64, languages: 10 } as const;

const contactTexts = {
  whatsapp: shortText(CONTACT_LIMITS.account),
  wechat: shortText(CONTACT_LIMITS.account),
  skype: shortText(CONTACT_LIMITS.account),
};

/**
 * The input of `doEdit`. Exactly one contact is primary: making another one primary removes the mark from the first.
 */
export const contactInputSchema = v.looseObject({
  name: filledText(CONTACT_LIMITS.name),
  position: shortText(CONTACT_LIMITS.name),
  department: shortText(CONTACT_LIMITS.name),
  phone: v.optional(phone),
  mobile: v.pipe(phone, v.minLength(1)),
  email,
  ...optionalTexts(contactTexts),
  timezone: timeZone,
  languages: v.arrayUpTo(CONTACT_LIMITS.languages, language),
  avatar: v.optional(fileAddress),
  primary: v.boolean(),
  visible: v.boolean(),
  /** Name and position for letterheads, of the feature `letterhead` (contract 5). */
  names: v.optional(localizedText(CONTACT_LIMITS.name)),
  positions: v.optional(localizedText(CONTACT_LIMITS.name)),
});

export const contactSchema = sentObject({
  ...entityFields,
  name: v.string(),
  position: v.optional(v.string(), ''),
  department: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  mobile: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  ...readTexts(contactTexts),
  timezone: v.absentAs(timeZone, ''),
  languages: sentTexts,
  avatar: v.optional(v.string()),
  primary: v.optional(v.boolean(), false),
  visible: v.optional(v.boolean(), true),
  names: v.optional(namedText),
  positions: v.optional(namedText),
});
export type Contact = v.InferOutput<typeof contactSchema>;

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
