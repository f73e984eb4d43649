import type { Contact } from '@/lib/api/contact';
import type { ShopInfo } from '@/lib/api/shop-info';
import { regionName } from '@/lib/i18n/display-names';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/lib/i18n/localized';
import { currentAccount, readOwn, writeOwn } from '@/lib/state/account';
import { isRecord, isText } from '@/lib/util/guards';

export const HEAD_PARTS = ['name', 'address', 'contact'] as const;
export type HeadPart = (typeof HEAD_PARTS)[number];

export const BANK_PARTS = ['beneficiary', 'bank', 'swift', 'account', 'address'] as const;
/** Where an amount is paid. */
export type Bank = Partial<Record<(typeof BANK_PARTS)[number], string>>;

export type Texts = Partial<Record<string, string>>;
/** Who writes, by language. */
export type HeadTexts = Record<HeadPart, Texts>;
/** What is typed for papers; accounts by currency. */
export type TypedHead = HeadTexts & { banks: Partial<Record<string, Bank>> };

export interface Letterhead extends HeadTexts {
  logo: string | undefined;
  seal: string | undefined;
  /** Telephone, email and website. */
  reach: string[];
  /** Where an amount in the currency of the quotation is paid. */
  bank: Bank | undefined;
}

const byLanguage = (of: (language: ContentLanguage) => string | undefined): Texts =>
  Object.fromEntries(CONTENT_LANGUAGES.flatMap((language) => (of(language) ? [[language, of(language)]] : [])));

export const isGiven = (texts: object): boolean => Object.keys(texts).length > 0;

const HAN = /\p{Script=Han}/u;

/** An address without a language has that of its script. */
function addressOf({ postalAddress, address, city, region, country }: ShopInfo): Texts {
  const line = [address, city, region].filter(Boolean).join(', ');
  const written = HAN.test(line) ? 'zh' : 'en';
  return byLanguage((language) => {
    if (postalAddress?.[language] || language !== written || !line) return postalAddress?.[language];
    return [line, country && regionName(country, language)].filter(Boolean).join(', ');
  });
}

/** Name and position; a name without a language is read in Chinese, and in English without Chinese characters. */
function contactOf({ name, position, names, positions }: Contact): Texts {
  const own = (text: string, language: ContentLanguage) => (language === 'zh' || !HAN.test(text) ? text : '');
  return byLanguage((language) => {
    const called = names?.[language] || own(name, language);
    return called && [called, positions?.[language] || own(position, language)].filter(Boolean).join(' · ');
  });
}

interface Sources {
  shop: ShopInfo | undefined;
  contact: Contact | undefined;
  /** The name of the account: without the right to read the shop it is all there is. */
  account: Texts;
  currency: string;
}

function bankOf(known: Bank | undefined, typed: Bank = {}): Bank | undefined {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim()));
  return known || isGiven(filled) ? { ...known, ...filled } : undefined;
}

/** The letterhead of a quotation in a currency, with what was typed for it in place of what the platform has. */
export function letterheadOf({ shop, contact, account, currency }: Sources, typed: TypedHead): Letterhead {
  const known: HeadTexts = {
    name: shop ? byLanguage((language) => shop.legalName?.[language] || shop.name[language]) : account,
    address: shop ? addressOf(shop) : {},
    contact: contact ? contactOf(contact) : {},
  };
  const texts = (part: HeadPart) => byLanguage((language) => typed[part][language]?.trim() || known[part][language]);
  return {
    name: texts('name'),
    address: texts('address'),
    contact: texts('contact'),
    logo: shop?.logo,
    seal: shop?.seal,
    reach: [contact?.phone || contact?.mobile, contact?.email, shop?.website].flatMap((one) => one || []),
    bank: bankOf(
      shop?.banks?.find((bank) => bank.currency === currency),
      typed.banks[currency],
    ),
  };
}

/** The parts that a reader of a language cannot read. */
export const lackingParts = (texts: HeadTexts, language: ContentLanguage): HeadPart[] =>
  HEAD_PARTS.filter((part) => !texts[part][language]);

const KEY = 'supplier-client-letterhead';

/** What this account has typed last for its papers on this device. */
export function readTyped(): TypedHead {
  const stored = readOwn(currentAccount(), KEY);
  const texts = (part: HeadPart) => {
    const own = isRecord(stored) ? stored[part] : undefined;
    return byLanguage((language) => (isRecord(own) && isText(own[language]) ? own[language] : undefined));
  };
  const banks = isRecord(stored) && isRecord(stored.banks) ? Object.entries(stored.banks) : [];
  const storedBank = (bank: unknown): Bank =>
    Object.fromEntries(
      BANK_PARTS.flatMap((part) => (isRecord(bank) && isText(bank[part]) ? [[part, bank[part]]] : [])),
    );
  return {
    ...{ name: texts('name'), address: texts('address'), contact: texts('contact') },
    banks: Object.fromEntries(banks.map(([currency, bank]) => [currency, storedBank(bank)])),
  };
}

export const keepTyped = (typed: TypedHead): void => writeOwn(currentAccount(), KEY, typed);
