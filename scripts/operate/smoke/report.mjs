// What Playwright's JSON report says, in sentences.

const plain = (text) => text.replace(/\u001b\[[\d;]*m/g, '');

/** The lines of an error that say what was wrong, without where in the code. */
export function gistOf(message) {
  const lines = plain(message)
    .split('\n')
    .map((line) => line.trim());
  const end = lines.findIndex((line) => line === 'Call log:');
  const said = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line !== '' && !/^(Timeout:|at )/.test(line));
  const names = lines.find((line) => /^(Names of|There is no)/.test(line));
  return [...said.slice(0, 6), ...(names && !said.slice(0, 6).includes(names) ? [names] : [])].join(' ').slice(0, 500);
}

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * How many journeys passed, and a sentence for each that did not.
 *
 * @param {{ suites: object[], errors?: { message?: string }[] }} report
 */
export function faultsIn({ suites, errors = [] }) {
  const specs = specsIn({ suites });
  const failed = specs.filter(({ ok }) => !ok);
  const faults = failed.map(({ title, tests }) => {
    const error = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? [])[0];
    const isLate = tests.every(({ results }) =>
      results.every(({ status }) => status === 'skipped' || status === 'interrupted'),
    );
    return `${title.replace(/ @\w+/g, '')}: ${error ? gistOf(error.message ?? '') : isLate ? 'there was no time left for it.' : 'failed without a word.'}`;
  });
  // Playwright says it once for the journeys and once for what ends them.
  const [late, other] = [true, false].map((isLate) =>
    errors.filter(({ message = '' }) => /Timed out waiting .* to run/.test(message) === isLate),
  );
  const noTime = late.length > 0 ? ['There was no time left: journeys and files have a minute together.'] : [];
  return {
    passed: specs.length - failed.length,
    faults: [...faults, ...other.map(({ message = '' }) => gistOf(message)), ...noTime],
  };
}
