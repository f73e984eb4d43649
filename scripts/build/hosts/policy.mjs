// What a Content Security Policy allows, and the hashes by which it knows the inline parts of a page.
import { createHash } from 'node:crypto';
import { connectSources, pictureSources } from './headers.mjs';

/** Sources by directive. Of a directive that is there twice browsers use the first. */
export const policyRules = (policy) =>
  new Map(
    policy
      .split(';')
      .map((part) => {
        const [name, ...sources] = part.trim().split(/\s+/);
        return [name, sources];
      })
      .reverse(),
  );

/** The policies of a header: a host and a proxy may each send one, and browsers keep to all of them. */
export const policiesIn = (header) =>
  header
    .split(',')
    .map((policy) => policy.trim())
    .filter((policy) => policy !== '');

const allows = (allowed, source) =>
  allowed.includes(source) ||
  (allowed.includes('*') && !/^(?:data|blob):$/.test(source)) ||
  (source.startsWith('https:') && allowed.includes('https:'));

/**
 * The sources that config.json needs and the rules do not allow, by directive; `assets` is the origin of the asset host,
 * if the build has one.
 */
export function lackingSources(rules, config, assets) {
  const files = assets ? { 'script-src': assets, 'style-src': assets, 'font-src': assets } : {};
  const needed = {
    ...files,
    'connect-src': [connectSources(config), ...(assets ? [assets] : [])].join(' '),
    'img-src': pictureSources(config),
  };
  return Object.entries(needed).flatMap(([directive, sources]) => {
    const allowed = rules.get(directive) ?? rules.get('default-src');
    const lacking = allowed ? sources.split(' ').filter((source) => !allows(allowed, source)) : [];
    return lacking.length > 0 ? [{ directive, lacking }] : [];
  });
}

/** What the page needs, whatever config.json names. */
const PAGE_SOURCES = {
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
};

/** Of those the ones that the rules do not allow, by directive. */
export const lackingForPage = (rules) =>
  Object.entries(PAGE_SOURCES).flatMap(([directive, sources]) => {
    const others = directive === 'worker-src' ? ['script-src', 'default-src'] : ['default-src'];
    const allowed = [directive, ...others].map((name) => rules.get(name)).find((list) => list !== undefined);
    const lacking = allowed ? sources.filter((source) => !allows(allowed, source)) : [];
    return lacking.length > 0 ? [{ directive, lacking }] : [];
  });

/** The contents of the page's inline elements of a tag. */
export const inlineContents = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text);

/** A page's HTML without its inline scripts and styles. */
export const markupOf = (html) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');

export const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
