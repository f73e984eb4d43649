// Whether a browser on the page of this host can talk to the platform that config.json names.
import { readConfig } from './answers.mjs';
import { isLoopback } from './host.mjs';

export const platform = (corsFaults) => async (host) => {
  const config = await readConfig(host);
  if (!config || config.demo) return [];
  const origin = new URL(host.url).origin;
  const call = new URL(`${String(config.baseURL ?? '').replace(/\/$/, '')}/supplier/auth/getUserInfo`, host.url).href;
  const faults = [];
  if (host.isSecure && call.startsWith('http:') && !isLoopback(call))
    faults.push(`The client is https and the platform (${config.baseURL}) http: browsers block every call.`);
  try {
    if (new URL(call).origin !== origin) {
      const lacking = await corsFaults((init) => host.ask(call, init), origin);
      return [...faults, ...lacking.map(({ said }) => said)];
    }
    const answer = await host.ask(call, { method: 'POST', headers: { Origin: origin } });
    if (answer.type === 'text/html' || answer.status === 404)
      faults.push(
        `The platform does not answer at ${call} (${answer.status} ${answer.type}): is baseURL in config.json right?`,
      );
    return faults;
  } catch (error) {
    return [...faults, `The platform at ${new URL(call).origin} cannot be reached: ${host.whyNot(error)}.`];
  }
};
