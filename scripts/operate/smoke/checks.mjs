// What a host must do with the files of dist/ (docs/deploy.md). Each check answers with sentences about what is wrong, none
// if all is well. They only read.
import { configuration, files, manifest, missing, version } from './file-checks.mjs';
import { again, headers, page, policy, subPath } from './page-checks.mjs';
import { platform } from './platform-check.mjs';

/** Every check by what it looks at. */
const checksWith = ({ parseConfig, corsFaults }) => [
  ['page', page],
  ['sub-path', subPath],
  ['headers', headers],
  ['policy', policy],
  ['config.json', configuration(parseConfig)],
  ['manifest', manifest],
  ['version', version],
  ['files', files],
  ['missing files', missing],
  ['second visit', again],
  ['platform', platform(corsFaults)],
];

/**
 * Sentences about everything that is wrong, by check.
 *
 * @returns {Promise<{ name: string, faults: string[] }[]>}
 */
export async function checkHost(host, parts) {
  const found = [];
  for (const [name, check] of checksWith(parts)) {
    const faults = await check(host).catch((error) => [
      `This could not be looked at: ${error.address ? `${error.address}: ` : ''}${host.whyNot(error)}.`,
    ]);
    found.push({ name, faults });
    // Without the page the rest would say the same again.
    if (name === 'page' && faults.some((fault) => /instead of the page|not this client|leads on|could not/.test(fault)))
      break;
  }
  return found;
}
