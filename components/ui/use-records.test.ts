import { isWaitingFor } from './use-records';

const READS = {
  answered: { isPending: false, fetchStatus: 'idle' },
  'asked again': { isPending: false, fetchStatus: 'fetching' },
  asked: { isPending: true, fetchStatus: 'fetching' },
  'without a network': { isPending: true, fetchStatus: 'paused' },
} as const;

test.each<[(keyof typeof READS)[], boolean]>([
  [[], false],
  [['answered', 'asked again'], false],
  [['answered', 'asked'], true],
  [['without a network', 'answered'], false],
])('of reads that are %j, one is waited for: %p', (names, waits) => {
  expect(isWaitingFor(names.map((name) => READS[name]))).toBe(waits);
});
