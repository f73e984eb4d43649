import { store } from '@/lib/state/store';
import { parseConfig, setConfig } from '@/lib/config/config';
import { MASKS } from '@/lib/config/schema';
import { maskAtom } from '@/lib/state/mask';
import { configuredMask, showRandomMask } from './mask';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows any of the four and closes after a second', () => {
  const seen = new Set<unknown>();
  for (const share of [0, 0.3, 0.6, 0.999]) {
    jest.spyOn(Math, 'random').mockReturnValue(share);
    showRandomMask();
    seen.add(store.get(maskAtom));
    jest.advanceTimersByTime(999);
    expect(store.get(maskAtom)).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(store.get(maskAtom)).toBeUndefined();
  }
  expect([...seen]).toEqual([...MASKS]);
});

it('counts its second from the last call', () => {
  showRandomMask();
  jest.advanceTimersByTime(800);
  showRandomMask();
  jest.advanceTimersByTime(800);
  expect(store.get(maskAtom)).toBeDefined();
});

const configure = (config: object) => {
  const parsed = parseConfig(config);
  if (!parsed.ok) throw new Error('config');
  setConfig(parsed.config);
};

it.each(MASKS)('a deployment chooses %s for its calls', (loadingMask) => {
  configure({ loadingMask });
  expect(configuredMask()).toBe(loadingMask);
});

it('has the dots by default, and any of the four with "random"', () => {
  configure({});
  expect(configuredMask()).toBe('dots');
  configure({ loadingMask: 'random' });
  const drawn = [0, 0.3, 0.6, 0.999].map((share) => {
    jest.spyOn(Math, 'random').mockReturnValue(share);
    return configuredMask();
  });
  expect(drawn).toEqual([...MASKS]);
});
