import { isRecord } from './guards';

/**
 * The validators of specification 5. They get the text as it will be sent: trimming and full-width digits are handled
 * by the field. Addresses are checked by the browser's own parser (docs/decisions/libraries.md D81).
 */
type Check = (text: string) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text);

/** RFC 5321: 64 before the @; specification 5: 255 in all. */
const EMAIL_LENGTH = 255;
/** The pattern of HTML's e-mail input, with a dot in the host and none at an end or doubled before the @. */
const EMAIL =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;
export const isEmail: Check = (text) => text.length <= EMAIL_LENGTH && EMAIL.test(text);

/** 0 to 65535, written without sign or leading zeros. */
export const isPort: Check = (text) => /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65_535;

/** Digits with at most 2 decimals. */
export const isAmount = matches(/^\d+(\.\d{1,2})?$/);

const OCTET = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const isIPv4 = matches(new RegExp(`^${OCTET}(\\.${OCTET}){3}$`));
const isIPv6: Check = (text) => /^[\da-f:]+(:\d+(\.\d+){3})?$/i.test(text) && URL.canParse(`http://[${text}]/`);
export const isIP: Check = (text) => isIPv4(text) || isIPv6(text);

/** A web address with scheme and a possible host. */
export const isURL: Check = (text) => {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return isHostName(hostname.replace(/\.$/, '')) || isIP(hostname.replace(/^\[|\]$/g, ''));
};
const isHostName = matches(/^(?=.{1,253}$)([a-z\d]([\w-]{0,61}[a-z\d])?\.)*[a-z\d]([\w-]{0,61}[a-z\d])?$/i);

/** A host as written in an address, with or without a port: `shop.example.com`, `10.0.0.5:8080`, `[::1]:3000`. */
export function isHost(value: unknown): value is string {
  const parts = typeof value === 'string' ? /^(\[[^\]]+\]|[^:[\]]+)(?::(\d+))?$/.exec(value) : null;
  if (!parts) return false;
  const [, host = '', port] = parts;
  const isNamed = host.startsWith('[') ? isIPv6(host.slice(1, -1)) : isIPv4(host) || isHostName(host);
  return isNamed && (port === undefined || isPort(port));
}

/** Whether an address leads outside of the client. */
export const isExternal = matches(/^(https?:\/\/|mailto:|tel:)/i);

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * A resident identity number of 18 characters: an existing date of birth, and the check digit of ISO 7064 (GB 11643).
 */
export const isIdCard: Check = (text) => {
  const parts = /^[1-9]\d{5}((?:18|19|20)\d\d)(\d\d)(\d\d)\d{3}[\dX]$/i.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1, 4).map(Number) as [number, number, number];
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day || born.getTime() > Date.now()) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return '10X98765432'[sum % 11] === text.at(-1)!.toUpperCase();
};

/** Two to four Han characters, including rare ones outside the Basic Multilingual Plane. */
export const isChineseName = matches(/^\p{Script=Han}{2,4}$/u);

/** Area code and number, with or without a dash and an extension: 0571-88888888, 02112345678, 010-12345678-801. */
export const isLandline = matches(/^(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?$/);

/** Text that is a JSON object; a list, a number or null is not. */
export const isJsonObject: Check = (text) => {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
};

export const isBlank: Check = (text) => text.trim() === '';
export const isLowercase = matches(/^[a-z]+$/);
export const isUppercase = matches(/^[A-Z]+$/);
export const isAlphabetic = matches(/^[A-Za-z]+$/);
