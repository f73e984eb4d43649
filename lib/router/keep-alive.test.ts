import { keepAlive } from './keep-alive';
import type { Tab } from './tabs';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const tab = (id: string, keptAlive: boolean) => ({ id, keepAlive: keptAlive }) as Tab;

it('answers the very same list when it is asked again, whatever is open, unsaved or over the limit', () => {
  for (let bits = 0; bits < 2 ** 12; bits += 1) {
    const has = (bit: number) => Boolean(bits & (1 << bit));
    const tabs = IDS.filter((_, index) => has(index)).map((id, index) => tab(id, has(5 + (index % 3))));
    const current = has(8) ? tabs.at(-1) : tabs[0];
    const dirty = new Set(has(9) ? IDS.slice(0, 2) : []);
    const max = has(10) ? 1 : 3;
    const once = keepAlive({ alive: has(11) ? [...IDS, 'a'] : [], current, tabs, dirty, max });
    expect(keepAlive({ alive: once, current, tabs, dirty, max })).toBe(once);
  }
});
