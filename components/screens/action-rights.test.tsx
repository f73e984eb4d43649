import { RightsContext } from '@/components/ui/permission/Can';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import { useRecordActions } from '@/components/ui/table/changes/use-record-actions';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { blogApi, BLOG_TRANSITIONS } from '@/lib/api/blog';
import { useContactActions } from './contact/use-contact-actions';
import { useMaterialListActions } from './material/use-material-list-actions';
import { useBulkChange } from './product/bulk/use-bulk-change';
import { useProductActions } from './product/list/use-product-actions';
import { useQuestionActions } from './question/use-question-actions';
import { useReviewActions } from './review/use-review-actions';
import { useStrengthActions } from './strength/use-strength-actions';

const base = { id: '1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' };
const nothing = () => {};
type Actions = ListActions<never> | undefined;

/** The actions of each list, by its entity, with a record for which all are offered. */
const LISTS: [entity: string, row: object, use: () => Actions][] = [
  [
    'product',
    { ...base, title: { zh: '泵' }, status: 'online' },
    () => useProductActions(nothing, useBulkChange(nothing)),
  ],
  [
    'blog',
    { ...base, title: { zh: '选泵' }, status: 'draft' },
    () =>
      useRecordActions(blogApi, {
        ...{ settled: nothing, transitions: BLOG_TRANSITIONS, moves: { published: () => null } as never },
        ...{ moveLabel: String, formPath: String, done: String, nameOf: String },
      }),
  ],
  ['shopContact', { ...base, name: '陈海燕', visible: true }, () => useContactActions(nothing)],
  ['question', { ...base, status: 'pending', content: 'MOQ?' }, () => useQuestionActions(nothing)],
  ['review', { ...base, status: 'visible' }, () => useReviewActions()],
  ['shopResource', { ...base, title: 'ISO' }, () => useStrengthActions()],
  [
    'material',
    { ...base, url: 'files/a.png', kind: 'image', name: 'a.png' },
    () => useMaterialListActions({ busy: false, open: nothing, remove: nothing } as never, {} as never),
  ],
];

beginEachEmpty();

/** The actions that a user with these rights is offered: for one record, for several, and for all that match. */
function offered(row: object, use: () => Actions, permissions: string[]) {
  let actions: Actions;
  function List() {
    actions = use();
    return null;
  }
  renderInView(
    <RightsContext value={{ admin: false, roles: [], permissions }}>
      <List />
    </RightsContext>,
  );
  const { ofOne, ofSeveral, ofMatching } = actions ?? {};
  return [...(ofOne?.(row as never) ?? []), ...(ofSeveral?.([row] as never) ?? []), ...(ofMatching?.({}, 1) ?? [])];
}

describe.each(LISTS)('the list of %s', (entity, row, use) => {
  const written = (...rights: string[]) =>
    offered(
      row,
      use,
      rights.map((right) => `${entity}:${right}`),
    ).filter(({ writes }) => writes);

  it('offers who may only read nothing that writes', () => {
    expect(written('read')).toEqual([]);
  });
  it('deletes with that right only, which is enough for it', () => {
    const all = written('edit', 'delete');
    const deletes = all.filter(({ danger }) => danger).map(({ key }) => key);
    // A review is the buyer's.
    expect(deletes.length > 0).toBe(entity !== 'review');
    expect(
      written('delete')
        .filter(({ danger }) => danger)
        .map(({ key }) => key),
    ).toEqual(deletes);
    expect(written('edit').filter(({ danger }) => danger)).toEqual([]);
  });
});
