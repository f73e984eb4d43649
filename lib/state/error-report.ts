import { isApiError } from '@/lib/api/request/errors';
import { getConfig } from '@/lib/config/config';
import { VERSION } from '@/lib/config/version';

/**
 * What the operator learns of an error (`errorReportURL`): where in the code it happened, on which page, in which build.
 * Never who it was, what was typed, what the platform sent, or an address with its query.
 */
export interface ErrorReport {
  version: string;
  build?: string;
  error: string;
  /** Without what is quoted; empty for errors whose message may hold data. */
  message: string;
  /** `function file:line:column` of the client's own files; `npm run trace` finds the place in the sources. */
  stack: string[];
  /** The path of the page, its variable parts replaced. */
  page: string;
  language: string;
}

/** A page that fails in a loop must not flood the operator, nor a slow network. */
const MAX_REPORTS = 10;
const MAX_FRAMES = 20;
/** Errors of engines that are about code only. Others, such as SyntaxError of JSON.parse, quote data. */
const CODE_ERRORS = ['TypeError', 'ReferenceError', 'RangeError', 'ChunkLoadError'];

/** Engines put names of properties after these words; whatever else is quoted may be data. */
const PROPERTY = /(\((?:reading|setting) )'([\w$]{1,40})'/g;

export function scrubbed(message: string): string {
  const properties: string[] = [];
  return message
    .replace(PROPERTY, (_, before: string, name: string) => `${before}\u0000${properties.push(name) - 1}\u0000`)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '…')
    .replace(/https?:\/\/\S+|\S+@\S+/g, '…')
    .replace(/[^\u0000-\u007f…]+/g, '…')
    .replace(/\d{4,}/g, '#')
    .replace(/\u0000(\d+)\u0000/g, (_, at: string) => `'${properties[Number(at)]}'`)
    .slice(0, 200);
}

const FRAME = /^\s*(?:at )?(?:(?:async )?([\w$.<>[\] ]*?) ?[(@])?\S*?\/_next\/static\/([\w./~-]+\.js(?::\d+){1,2})\)?$/;

export const framesOf = (stack: string): string[] =>
  stack.split('\n').flatMap((line) => {
    const [, name = '', place] = FRAME.exec(line) ?? [];
    return place === undefined ? [] : [`${name} ${place}`.trim()];
  });

/** Ids and other variable parts of a path are not the names of pages. */
export const pageOf = (path: string): string => path.replace(/\/(?![A-Za-z]{1,30}(?=\/|$))[^/]+/g, '/*');

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error');

/** The report of an error; undefined for errors of the platform, of the network, and of scripts of others. */
export function reportOf(error: unknown, path: string): Omit<ErrorReport, 'build' | 'language'> | undefined {
  const page = pageOf(path.split('?')[0] ?? '');
  if (isApiError(error)) {
    if (error.kind !== 'contract' && error.kind !== 'protocol') return undefined;
    const call = (error.details.call ?? '').split('?')[0] ?? '';
    return { version: VERSION, error: `ApiError ${error.kind}`, message: pageOf(call), stack: [], page };
  }
  const stack = framesOf(error instanceof Error ? (error.stack ?? '') : '').slice(0, MAX_FRAMES);
  const name = nameOf(error);
  if (stack.length === 0 && name !== 'ChunkLoadError') return undefined;
  const message = CODE_ERRORS.includes(name) && error instanceof Error ? scrubbed(error.message) : '';
  return { version: VERSION, error: name.slice(0, 60), message, stack, page };
}

/** Whether this page reports is decided at random once, so that its reports are complete or absent. */
let isReporting: boolean | undefined;
const sent = new Set<string>();

export function reportError(error: unknown, path: string): void {
  const { errorReportURL, errorReportShare } = getConfig();
  isReporting ??= Math.random() * 100 < errorReportShare;
  const report = reportOf(error, path);
  if (!errorReportURL || !isReporting || !report) return;
  const fingerprint = JSON.stringify(report);
  if (sent.has(fingerprint) || sent.size >= MAX_REPORTS) return;
  sent.add(fingerprint);
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const body = JSON.stringify({ ...report, build, language: document.documentElement.lang } satisfies ErrorReport);
  // Like a beacon it outlives the page; unlike navigator.sendBeacon it carries no cookies, of which one may be the token.
  // A text needs no preflight.
  fetch(errorReportURL, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
