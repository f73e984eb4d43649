import { blogApi } from '../blog';
import { shopCategoryApi } from '../shop-category';
import { inquiryApi } from '../inquiry';
import { materialApi, materialFolderApi } from '../material';
import { productApi } from '../product';
import { questionApi } from '../question';
import { replyTemplateApi } from '../reply-template';
import { reviewApi } from '../review';
import { contactApi } from '../contact';
import { shopDetailApi } from '../shop-detail';
import { shopInfoApi } from '../shop-info';
import { strengthApi } from '../strength';

interface Change {
  mutationFn?: unknown;
  meta?: { invalidates?: readonly (readonly unknown[])[] };
}

/** Every mutation of an API object by name, with the queries that it invalidates. */
function staleAfter(api: object): Record<string, string[]> {
  const makers = { ...api, ...('mutations' in api ? (api.mutations as object) : {}) };
  const changes = Object.entries(makers).flatMap(([name, make]): [string, Change][] =>
    typeof make === 'function' && make.length === 0 ? [[name, (make as () => Change)()]] : [],
  );
  return Object.fromEntries(
    changes
      .filter(([, { mutationFn }]) => mutationFn)
      .map(([name, { meta }]) => [name, (meta?.invalidates ?? []).map((key) => key.join(' ')).sort()]),
  );
}

/** Home page and badges of the menu: a platform may count records of any entity there (contract 2 and 3). */
const NUMBERS = ['session routes', 'stats'];
const SHARED = ['save', 'remove', 'restore', 'setStatus'];

test.each([
  ['products', productApi, [...SHARED, 'copy'], ['product', ...NUMBERS]],
  ['materials', materialApi, [...SHARED, 'move', 'rename', 'delete'], ['material', 'materialFolder', ...NUMBERS]],
  ['folders', materialFolderApi, [...SHARED, 'delete'], ['material', 'materialFolder', ...NUMBERS]],
  ['shop categories', shopCategoryApi, [...SHARED, 'move', 'delete'], ['classify', 'product', ...NUMBERS]],
  ['questions', questionApi, SHARED, ['question', ...NUMBERS]],
  ['posts', blogApi, SHARED, ['blog', ...NUMBERS]],
  [
    'inquiries',
    inquiryApi,
    ['remove', 'restore', 'setStatus', 'reply', 'assign', 'note', 'read'],
    ['inquiry', ...NUMBERS],
  ],
  ['contacts', contactApi, SHARED, ['shopContact', ...NUMBERS]],
  ['company strength', strengthApi, SHARED, ['shopResource', ...NUMBERS]],
  ['reviews', reviewApi, ['reply', 'appeal'], ['review', ...NUMBERS]],
  // No list contains them, so they are not counted.
  ['reply templates', replyTemplateApi, SHARED, ['replyTemplate']],
  // There is only one record of each.
  ['shop info', shopInfoApi, ['save'], ['shopInfo']],
  ['shop detail', shopDetailApi, ['save'], ['shopDetail']],
])('every change of %s asks again for the numbers that it moves', (_, api, names, stale) => {
  expect(staleAfter(api)).toEqual(Object.fromEntries(names.map((name) => [name, [...stale].sort()])));
});
