// The page itself: how it is sent, and what protects it.
import { assetOrigin } from '../../build/hosts/assets.mjs';
import {
  hashSource,
  inlineContents,
  lackingForPage,
  lackingSources,
  policiesIn,
  policyRules,
} from '../../build/hosts/policy.mjs';
import { ageOf, buildIn, isChecked, keptFor, otherEncoding, readConfig, typeFault } from './answers.mjs';

/** Seconds for which a cache on the way may keep the page: it may well ask only once for many visitors. */
const MAX_KEPT = 60;

/** Of an address with or without its scheme. */
const originOf = (address) => new URL(address, 'https://page.invalid').origin;

/** The policy in the page allows the scripts of its build, and no other. */
function ownPolicy(text) {
  const [, own] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  if (own === undefined)
    return ['The page has lost its own Content Security Policy: something on the way rewrites HTML.'];
  const inline = inlineContents(text, 'script').filter((content) => !own.includes(hashSource(content)));
  const addresses = [...text.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"/g)].map(([, address]) => address);
  const foreign = addresses.filter((address) => /^(?:https?:)?\/\//i.test(address) && !own.includes(originOf(address)));
  return [...inline, ...foreign].map(
    (content) =>
      `The page holds a script that is not of its build, which browsers refuse: “${content.trim().slice(0, 40)}”. Something on the way puts it in.`,
  );
}

export async function page(host) {
  const answer = await host.get('./');
  if (answer.status >= 300 && answer.status < 400)
    return [`The address leads on to ${answer.header('Location')}: give that one to suppliers, and to this command.`];
  if (answer.status !== 200) return [`The address answers ${answer.status} instead of the page.`];
  if (!buildIn(answer.text)) return ['The address answers with a page that is not this client’s.'];
  const faults = typeFault('./', answer);
  const encoding = otherEncoding(answer);
  if (encoding)
    faults.push(`The page is sent in the encoding ${encoding}: its texts are unreadable. Send charset=utf-8, or none.`);
  else if (!/charset=utf-8/i.test(answer.header('Content-Type')) && !/<meta charset="?utf-8/i.test(answer.text))
    faults.push('The page does not say that it is UTF-8.');
  if (!isChecked(answer.header('Cache-Control')))
    faults.push(
      `The page is sent with Cache-Control "${answer.header('Cache-Control')}": suppliers would keep an old one. It must be no-cache.`,
    );
  if (/attachment/i.test(answer.header('Content-Disposition')))
    faults.push('The page is sent as a download (Content-Disposition): browsers save it instead of showing it.');
  if (keptFor(answer) > MAX_KEPT)
    faults.push(
      `The page comes from a cache on the way that has kept it for ${keptFor(answer)} seconds: a new build reaches nobody before it forgets. It must ask the host each time.`,
    );
  faults.push(...ownPolicy(answer.text));
  if (!host.isSecure && !host.isLoopback)
    faults.push('The address is http: passwords would travel in the open. Serve it over https.');
  return faults;
}

export async function subPath(host) {
  const { pathname, origin } = new URL(host.url);
  if (pathname === '/') return [];
  const bare = `${origin}${pathname.slice(0, -1)}`;
  const { status, header } = await host.ask(bare);
  const target = header('Location') && new URL(header('Location'), bare).href.split('?')[0];
  if (status >= 301 && status <= 308 && target === host.url) return [];
  return [`${bare} without its slash answers ${status}; it must lead to ${host.url}, or no file of the page is found.`];
}

const SECURITY = {
  'X-Content-Type-Options': [/^nosniff$/i, 'nosniff'],
  'X-Frame-Options': [/^(deny|sameorigin)$/i, 'DENY'],
  'Referrer-Policy': [/^(same-origin|no-referrer|strict-origin)$/i, 'same-origin'],
  'Cross-Origin-Opener-Policy': [/^same-origin/i, 'same-origin'],
  'Permissions-Policy': [/camera=\(\)/i, 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
};

export async function headers(host) {
  const { header } = await host.get('./');
  const faults = Object.entries(SECURITY).flatMap(([name, [good, value]]) => {
    if (good.test(header(name))) return [];
    return [`The page has ${header(name) ? `${name} "${header(name)}"` : `no header ${name}`}; send ${name}: ${value}`];
  });
  const [cookie] = header('Set-Cookie').split('=');
  if (cookie !== '')
    faults.push(`The host sets the cookie ${cookie}: the client uses none, and caches keep no answer with one.`);
  const year = ageOf(header('Strict-Transport-Security'));
  if (host.isSecure && !(year >= 31_536_000))
    faults.push('The page has no header Strict-Transport-Security of a year: send max-age=31536000');
  return faults;
}

export async function policy(host) {
  const answer = await host.get('./');
  const sent = answer.header('Content-Security-Policy');
  if (!sent)
    return [
      'The page has no header Content-Security-Policy: any page may frame the client, and any host be connected to.',
    ];
  const config = await readConfig(host);
  const policies = policiesIn(sent);
  const faults = policies.flatMap((one) => onePolicy(one, answer, config));
  if (!policies.some((one) => policyRules(one).has('frame-ancestors')))
    faults.push("The policy lets any page frame the client: add frame-ancestors 'none'.");
  return faults;
}

/** What is wrong with one of the policies of the page. */
function onePolicy(sent, page, config) {
  const rules = policyRules(sent);
  const faults = [];
  const scripts = rules.get('script-src') ?? rules.get('default-src');
  for (const word of ["'unsafe-inline'", "'unsafe-eval'", '*'])
    if (scripts?.includes(word)) faults.push(`The policy allows scripts from ${word}: take it away.`);
  const inline = inlineContents(page.text, 'script').map(hashSource);
  if (scripts && inline.some((hash) => !scripts.includes(hash)))
    faults.push(
      scripts.some((source) => source.startsWith("'sha256-"))
        ? 'The policy is that of another build: its hashes do not fit the scripts of the page, which will not start.'
        : `The policy “${sent}” forbids the inline scripts of the page, which will not start: take it away, or its script-src and default-src.`,
    );
  const styles = rules.get('style-src') ?? rules.get('default-src');
  const drawn = inlineContents(page.text, 'style').map(hashSource);
  if (styles && !styles.includes("'unsafe-inline'") && drawn.some((hash) => !styles.includes(hash)))
    faults.push(`The policy “${sent}” forbids the inline styles of the page: take its style-src and default-src away.`);
  if (rules.has('sandbox')) faults.push('The policy has the directive sandbox, in which the client does not start.');
  for (const { directive, lacking } of lackingForPage(rules))
    faults.push(`The policy’s ${directive} lacks ${lacking.join(' ')}, which the page itself needs.`);
  if (!config) return faults;
  for (const { directive, lacking } of lackingSources(rules, config, assetOrigin(page.text)))
    faults.push(
      `The policy’s ${directive} lacks ${lacking.join(' ')}, which ${/^(script|style|font)/.test(directive) ? 'the files of the build come from' : 'config.json names'}: calls there are blocked.`,
    );
  return faults;
}

export async function again(host) {
  const first = await host.get('./');
  const etag = first.header('ETag');
  const since = first.header('Last-Modified');
  if (!etag && !since) return ['The page has neither ETag nor Last-Modified: every visit downloads it whole.'];
  const { status } = await host.ask(host.url, {
    headers: etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': since },
  });
  return status === 304 ? [] : [`The page answers ${status} to a browser that has it already; it should be 304.`];
}
