import * as v from '@/lib/schema/schema';
import type { Contact } from '@/lib/api/contact';
import { shopDetailSchema } from '@/lib/api/shop-detail';
import { shopInfoSchema } from '@/lib/api/shop-info';
import { seedContacts } from '@/lib/demo/domains/contact/seed';
import { seedDetail } from '@/lib/demo/domains/shop-detail/seed';
import { seedInfo } from '@/lib/demo/domains/shop-info/seed';
import { shopTasks, type Shop } from './shop-tasks';

const NOW = Date.UTC(2026, 10, 20);
const FULL: Shop = {
  info: seedInfo(NOW),
  detail: seedDetail(NOW),
  contacts: seedContacts(NOW),
  certificates: 9,
  expiring: 0,
  expiringBy: { validTo: '2027-02-18' },
};
const openOf = (change: Partial<Shop>) => shopTasks({ ...FULL, ...change }).open.map(({ key }) => key);
const entity = { id: '1', version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };

test('a shop that has everything has nothing open', () => {
  expect(shopTasks(FULL)).toMatchObject({ open: [], score: 100 });
});

test('a shop that the platform knows nothing of has everything open', () => {
  const empty: Shop = {
    info: v.parse(shopInfoSchema, entity),
    detail: v.parse(shopDetailSchema, entity),
    contacts: [],
    certificates: 0,
    expiring: 0,
    expiringBy: FULL.expiringBy,
  };
  const { open, done, score } = shopTasks(empty);
  expect(done.map(({ key }) => key)).toEqual(['valid']);
  expect(open).toHaveLength(11);
  expect(score).toBe(8);
});

test.each<[string, Partial<Shop>, string[]]>([
  ['no English name', { info: { ...FULL.info, name: { zh: '甬泉' } } }, ['nameEn']],
  ['a story of spaces', { info: { ...FULL.info, story: { zh: '…', en: '  ' } } }, ['storyEn']],
  [
    'an introduction of empty paragraphs',
    { detail: { ...FULL.detail, introduction: { en: '<p></p><p> </p>' } } },
    ['introduction'],
  ],
  ['markets without shares', { detail: { ...FULL.detail, mainMarkets: [{ region: 'EU', share: 0 }] } }, ['markets']],
  ['a certificate that runs out', { expiring: 1 }, ['valid']],
  [
    'contacts that nobody sees',
    { contacts: FULL.contacts.map((one): Contact => ({ ...one, visible: false })) },
    ['chat'],
  ],
])('%s is a task', (_, change, tasks) => {
  expect(openOf(change)).toEqual(tasks);
});

test('certificates that run out lead to the list of those', () => {
  const [task] = shopTasks({ ...FULL, expiring: 2 }).open;
  expect(task?.path).toBe('/Shop/Resources?validTo=2027-02-18');
});
