import {
  CHOICE,
  HALF_WIDTH,
  LINE,
  OPTIONAL_LINE,
  OPTIONAL_TEXTS,
  PICTURE,
  sentEmpty,
  startsAs,
  WORDS,
} from '@/components/ui/form/field-formats';
import { kindFields, type FieldTable, type ValuesOf } from '@/components/ui/form/field-table';
import { plainKind } from '@/components/ui/record/plain-kind';
import { contactInputSchema, contactSchema, contactApi, type Contact } from '@/lib/api/contact';

/** A new field is a row here, in addition to its schema, its input and its label in both languages. */
export const CONTACT_FIELDS = {
  name: { format: LINE },
  position: { format: LINE },
  department: { format: LINE },
  phone: { format: HALF_WIDTH },
  mobile: { format: HALF_WIDTH },
  email: { format: HALF_WIDTH },
  whatsapp: { format: OPTIONAL_LINE },
  wechat: { format: OPTIONAL_LINE },
  skype: { format: OPTIONAL_LINE },
  timezone: { format: sentEmpty(CHOICE) },
  languages: { format: WORDS },
  avatar: { format: PICTURE },
  primary: { format: startsAs(false) },
  visible: { format: startsAs(true) },
  names: { format: OPTIONAL_TEXTS, labels: { zh: 'namesZh', en: 'namesEn' } },
  positions: { format: OPTIONAL_TEXTS, labels: { zh: 'positionsZh', en: 'positionsEn' } },
} as const satisfies FieldTable;
type ContactValues = ValuesOf<typeof CONTACT_FIELDS>;

/** Where most suppliers are; the default for a new contact. */
const HOME_ZONE = 'Asia/Shanghai';

export const CONTACT_KIND = plainKind<Contact, ContactValues>({
  name: 'shopContact',
  nameOf: ({ name }) => name,
  api: contactApi,
  schema: contactSchema,
  input: contactInputSchema,
  ...kindFields(CONTACT_FIELDS, { timezone: HOME_ZONE }),
});
