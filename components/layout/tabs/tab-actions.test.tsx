import { act, render } from '@testing-library/react';
import { currentLocation, useRouteLocation } from '@/lib/router/location';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import type { Tab } from '@/lib/router/tabs';
import { moveView, nameView } from './tab-actions';

const Address = () => <p>{useRouteLocation().full}</p>;
const tab: Tab = {
  ...{ id: 'inquiries', full: '/inquiries', route: '/inquiries', title: 'Inquiries', revision: 0 },
  ...{ shown: true, closable: true, pinned: false, dynamic: false, keepAlive: true },
};

beforeEach(() => {
  history.replaceState(null, '', '#/inquiries');
  render(<Address />);
  store.set(tabsAtom, [tab]);
  expect(currentLocation().full).toBe('/inquiries');
});

const complete = () => act(() => moveView('inquiries', () => '/inquiries?status=new', { replace: true }));

test('a view in front changes the address with its own', () => {
  complete();
  expect(location.hash).toBe('#/inquiries?status=new');
  expect(store.get(tabsAtom)[0]!.full).toBe('/inquiries?status=new');
});

test('an address that a link has changed, of which the browser has not said yet, is kept', () => {
  location.hash = '#/products';
  complete();
  expect(location.hash).toBe('#/products');
  expect(store.get(tabsAtom)[0]!.full).toBe('/inquiries?status=new');
});

test.each([
  ['a form', true, ['Pump', 'Gear pump', '']],
  ['a list that shows one record beside the others', false, [undefined, undefined, undefined]],
])('the tab of %s is called as its record is now', (_, dynamic, names) => {
  store.set(tabsAtom, [
    { ...tab, id: 'other', record: 'Other' },
    { ...tab, dynamic },
  ]);
  const named = (record: string) => {
    nameView(tab.id, record);
    return store.get(tabsAtom)[1]!.record;
  };
  expect(['Pump', 'Gear pump', ''].map(named)).toEqual(names);
  expect(store.get(tabsAtom)[0]!.record).toBe('Other');
});
