// Why config.json may not have a value, where the client only says that it is wrong: the rule that it breaks, and what is
// allowed in the words of docs/configuration.md.
import { join } from 'node:path';
import { documentedSettings, plainText } from '../build/config/documented.mjs';
import { root } from '../build/files.mjs';

const ADDRESSES = ['baseURL', 'paths', 'errorReportURL', 'ssoURL', 'buySourceURL', 'copySourceURL'];
const HOSTS = ['pictureHosts', 'previewHosts'];

/** Each with what is wrong with a text that it fits; the first counts. */
const ADDRESS_FAULTS = [
  [/\s/, 'it has a space'],
  [/^[\w.-]+(:\d+)?(\/|$)/, 'it has no scheme: begin with https:// or, for the client’s own host, with /'],
  [/^(?!https?:|\/)/i, 'only http and https can be called'],
  [/^\/[/\\]/, 'a path begins with one slash'],
  [/^https?:\/\/[^/?#]*@/i, 'it has a user or password, which everybody could read here'],
  [/#/, 'it has a fragment (#…)'],
  [/\?/, 'it has a query (?…)'],
  [/^http:\/\//i, 'another host must be called by https'],
  [/:\d+/, 'its port is not one from 1 to 65535'],
];
const HOST_FAULTS = [
  [/\s/, 'it has a space'],
  [/^[a-z]+:\/\//i, 'write the host alone, without a scheme'],
  [/[/?#]/, 'write the host alone, without a path'],
  [/\*/, 'each host is named in full, without *'],
];

const texts = (value) => [value].flat().filter((one) => typeof one === 'string');
const faultIn = (faults, value) =>
  texts(value).flatMap((text) => faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why))[0];

function brokenRule(setting, value) {
  if (ADDRESSES.includes(setting)) return faultIn(ADDRESS_FAULTS, value);
  if (HOSTS.includes(setting)) return faultIn(HOST_FAULTS, value);
  if (setting === 'routesWhiteList') return faultIn([[/^(?!\/)/, 'a path begins with a slash']], value);
  return undefined;
}

/** What follows the client's sentence about a value of a setting. */
export function whyRefused(setting, value) {
  const { type } = documentedSettings(join(root, 'docs/configuration.md')).find(({ key }) => key === setting);
  const why = brokenRule(setting, value);
  return `${why ? ` (${why})` : ''}. Allowed: ${plainText(type)}`;
}
