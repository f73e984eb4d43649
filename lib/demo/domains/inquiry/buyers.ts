import type { Colleague } from '../contact/people';
import buyers from './buyer-rows.json';

/** A buyer: name, company, country, IANA time zone, language, mailbox, port. */
export type Buyer = readonly [
  name: string,
  company: string,
  country: string,
  timezone: string,
  language: string,
  email: string,
  port: string,
];

/** The first one has just written, the second one is overdue, the third one requested a datasheet. */
export const BUYERS = buyers as unknown as readonly Buyer[];

/** Colleagues by the countries they are responsible for. */
const REGIONS: readonly (readonly [Colleague, string])[] = [
  ['王磊', 'SA AE EG KE GH SO MA SN ZA ZW PK TR'],
  ['林晓雯', 'DE FR GB IT DK NO PL RO CZ IE GR PT'],
  ['刘子豪', 'MX BR PE BO CL CO US'],
  ['沈怡', 'RU KZ'],
];
export const colleagueFor = (country: string): Colleague =>
  REGIONS.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? '陈海燕';
