import { fireEvent, screen } from '@testing-library/react';
import { renderScreen, testClient } from '@/components/ui/testing/render';
import { userQuery } from '@/lib/api/session-queries';
import type { ListQuery } from '@/lib/api/entity';
import { choiceFilter, dayRanges } from './filters/list-filters';
import { ListScreen } from './ListScreen';
import { useEntityList, type EntityListOptions } from './use-entity-list';

const rows = ['a', 'b'].map((id) => ({ id, name: `row ${id}` }));

test('an action for all that match gets the filters of the request, not those of the address', async () => {
  const requests: object[] = [];
  const options = {
    name: 'test',
    api: {
      list: (sent: object) => ({
        queryKey: ['list', sent],
        queryFn: () => Promise.resolve((requests.push(sent), { list: rows, total: 40 })),
      }),
      count: (sent: object) => ({ queryKey: ['count', sent], queryFn: () => Promise.resolve(40) }),
    },
    filters: { status: choiceFilter(['on', 'off']), ...dayRanges('created') },
    sorts: ['createdAt'],
    always: { kind: 'pump' },
    ask: ({ status, ...rest }: ListQuery) => ({ ...rest, state: status }),
  } as unknown as EntityListOptions<(typeof rows)[number]>;
  const changed = jest.fn();
  function Screen() {
    const list = useEntityList(options);
    const actions = {
      ...{ busy: false, ofOne: () => [], ofSeveral: () => [] },
      ofMatching: (filter: ListQuery, total: number) => [
        { key: 'change', label: 'change all', run: () => changed(filter, total) },
      ],
    };
    return (
      <ListScreen
        list={list}
        columns={[{ key: 'name', title: 'Name', width: 100, render: ({ name }) => name }]}
        sorts={[]}
        nameOf={({ name }) => name}
        actions={actions}
        texts={{ search: '', failed: '' }}
        never={{ title: '', text: '' }}
      />
    );
  }
  const client = testClient();
  const user = { username: '', avatar: '', roles: [], permissions: [], features: [], timezone: 'Asia/Shanghai' };
  client.setQueryData(userQuery().queryKey, user);
  renderScreen(<Screen />, { query: 'status=on&createdFrom=2026-10-14&createdTo=2026-10-14', client });
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  fireEvent.click(screen.getByRole('button', { name: '选择全部 40 条' }));
  fireEvent.click(screen.getByRole('button', { name: 'change all' }));
  const filter = {
    ...{ kind: 'pump', state: 'on' },
    ...{ createdFrom: '2026-10-13T16:00:00.000Z', createdTo: '2026-10-14T15:59:59.999Z' },
  };
  expect(changed.mock.calls).toEqual([[filter, 40]]);
  expect(requests).toEqual([expect.objectContaining(filter)]);
});
