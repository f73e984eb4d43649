// What several checks read from the answers of a host.
import { assetsOf } from '../../build/hosts/assets.mjs';

const TYPES = {
  html: ['text/html'],
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  json: ['application/json'],
  webmanifest: ['application/manifest+json'],
  svg: ['image/svg+xml'],
  png: ['image/png'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  woff2: ['font/woff2'],
};
const typesFor = (path) => TYPES[path === './' ? 'html' : path.split('.').at(-1)];

export const ageOf = (control) => Number(/max-age=(\d+)/.exec(control)?.[1] ?? Number.NaN);
export const isChecked = (control) => /no-cache|no-store/.test(control) || ageOf(control) === 0;
export const buildIn = (html) => /<meta name="build" content="([^"]*)"/.exec(html)?.[1];

/** The encoding that an answer claims, where it is another than UTF-8: it makes every Chinese text unreadable. */
export const otherEncoding = (answer) => {
  const charset = /charset="?([^\s";]+)/i.exec(answer.header('Content-Type'))?.[1]?.toLowerCase();
  return charset && !/^(?:utf-?8|us-ascii)$/.test(charset) ? charset : undefined;
};

/** How long a cache on the way has kept an answer without asking the host, in seconds. */
export const keptFor = (answer) => Number(answer.header('Age') || 0);

/** The value of a file of JSON. Browsers take a byte order mark away. */
export const parseJson = (text) => JSON.parse(text.replace(/^\ufeff/, ''));

/** What is wrong with the type of an answer. */
export const typeFault = (path, answer) => {
  const allowed = typesFor(path);
  if (!allowed || allowed.includes(answer.type)) return [];
  return [`${path} has the type ${answer.type || 'none'}; it must be ${allowed.join(' or ')}.`];
};

/** The configuration, if there is one to read: what is wrong with it is said by its own check. */
export async function readConfig(host) {
  try {
    return parseJson((await host.get('config.json')).text);
  } catch {
    return undefined;
  }
}

/** Where the files with a hash are: the host itself, or one of their own. */
export const filesAt = async (host) => new URL(assetsOf((await host.get('./')).text), host.url).href;

/** The build's own list of files, which the service worker carries. */
export async function buildOf(host) {
  try {
    return JSON.parse(/const BUILD = (\{.*\});/.exec((await host.get('sw.js')).text)[1]);
  } catch {
    return undefined;
  }
}
