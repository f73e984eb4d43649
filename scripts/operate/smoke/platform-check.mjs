// Whether a browser on the page of this host can talk to the platform that config.json names.
import { readConfig } from './answers.mjs';
import { isLoopback } from './host.mjs';

/** Headers of an answer that the page reads. */
const READ = ['retry-after', 'date'];
const ALLOWED = ['authorization', 'content-type', 'accept-language', 'idempotency-key'];

export async function platform(host) {
  const config = await readConfig(host);
  if (!config || config.demo) return [];
  const origin = new URL(host.url).origin;
  const call = new URL(`${String(config.baseURL ?? '').replace(/\/$/, '')}/supplier/auth/getUserInfo`, host.url).href;
  const faults = [];
  if (host.isSecure && call.startsWith('http:') && !isLoopback(call))
    faults.push(`The client is https and the platform (${config.baseURL}) http: browsers block every call.`);
  const isOther = new URL(call).origin !== origin;
  let answer;
  try {
    answer = await host.ask(call, {
      method: isOther ? 'OPTIONS' : 'POST',
      headers: {
        Origin: origin,
        ...(isOther && {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': ALLOWED.join(','),
        }),
      },
    });
  } catch (error) {
    return [...faults, `The platform at ${new URL(call).origin} cannot be reached: ${host.whyNot(error)}.`];
  }
  if (!isOther) {
    if (answer.type === 'text/html' || answer.status === 404)
      faults.push(
        `The platform does not answer at ${call} (${answer.status} ${answer.type}): is baseURL in config.json right?`,
      );
    return faults;
  }
  const allowedOrigin = answer.header('Access-Control-Allow-Origin');
  if (allowedOrigin !== origin && allowedOrigin !== '*')
    faults.push(
      `The platform does not let ${origin} call it: Access-Control-Allow-Origin is ${allowedOrigin || 'not there'}.`,
    );
  const names = answer.header('Access-Control-Allow-Headers').toLowerCase();
  const lacking = names.trim() === '*' ? ['authorization'] : ALLOWED.filter((name) => !names.includes(name));
  if (lacking.length > 0) faults.push(`The platform’s Access-Control-Allow-Headers lacks ${lacking.join(', ')}.`);
  // Which headers a page may read is said with the answer itself, not when the call is asked for.
  const exposed = await host
    .ask(call, { method: 'POST', headers: { Origin: origin } })
    .then(({ header }) => header('Access-Control-Expose-Headers').toLowerCase())
    .catch(() => '');
  const hidden = exposed.trim() === '*' ? [] : READ.filter((name) => !exposed.includes(name));
  if (hidden.length > 0)
    faults.push(
      `The platform’s Access-Control-Expose-Headers lacks ${hidden.join(', ')}: the page cannot see when to try again, or that its clock is wrong.`,
    );
  return faults;
}
