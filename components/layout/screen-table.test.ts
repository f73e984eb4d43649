import { SCREEN_NAMES } from '@/lib/router/screen-name';
import { SCREENS } from './screen-table';

it('has a row for every screen a route may name', () => {
  expect(SCREEN_NAMES.filter((name) => !Object.hasOwn(SCREENS, name))).toEqual([]);
});
