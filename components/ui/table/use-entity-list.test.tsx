import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, testClient } from '@/components/ui/testing/render';
import { userQuery } from '@/lib/api/session-queries';
import { choiceFilter, choicesFilter, dayRanges } from './filters/list-filters';
import { useEntityList, type EntityListOptions } from './use-entity-list';

const requests: Record<string, unknown>[] = [];
const query = (kind: string, sent: Record<string, unknown>) => {
  requests.push(sent);
  return { queryKey: [kind, sent], queryFn: () => Promise.resolve(kind === 'list' ? { list: [], total: 0 } : 0) };
};
const OPTIONS = {
  name: 'test',
  api: { list: (sent: object) => query('list', { ...sent }), count: (sent: object) => query('count', { ...sent }) },
  filters: {
    status: choiceFilter(['on', 'off']),
    replied: choiceFilter(['true', 'false']),
    score: choicesFilter(['1', '2']),
    ...dayRanges('created'),
  },
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  views: { values: ['due', 'low'], presets: { due: { status: 'on', replied: 'false' }, low: { score: ['1', '2'] } } },
} as unknown as EntityListOptions<{ id: string }>;

function Probe({ options = OPTIONS }: { options?: EntityListOptions<{ id: string }> }) {
  const list = useEntityList(options);
  return (
    <>
      <p>{String(list.view)}</p>
      {['', 'due', 'low'].map((value) => (
        <button key={value} onClick={() => list.setView(value)}>
          to {value}
        </button>
      ))}
    </>
  );
}
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => requests.splice(0));

it('a tab sets its filters and unsets those of the other tabs', async () => {
  const { address } = renderScreen(<Probe />);
  expect(screen.getByText('', { selector: 'p' })).toBeInTheDocument();
  await press('to due');
  expect(address()).toBe('status=on&replied=false');
  expect(screen.getByText('due')).toBeInTheDocument();
  await press('to low');
  expect(address()).toBe('score=1&score=2');
  expect(screen.getByText('low')).toBeInTheDocument();
  await press('to');
  expect(address()).toBe('');
});

it('filters that are no tab’s leave none open', async () => {
  renderScreen(<Probe />, { query: 'status=on' });
  expect(screen.getByText('false')).toBeInTheDocument();
});

it('counts each tab by what it asks for, and what the address leaves out is said to the platform', async () => {
  const options = {
    ...OPTIONS,
    ask: ({ status, ...rest }: { status?: unknown }) => ({ ...rest, status: status ?? 'off' }),
  };
  renderScreen(<Probe options={options as unknown as typeof OPTIONS} />);
  await waitFor(() => expect(requests.length).toBeGreaterThan(4));
  expect(requests).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'off', pageNo: 1 }),
      expect.objectContaining({ status: 'on', replied: 'false', score: undefined }),
      expect.objectContaining({ status: 'off', score: ['1', '2'] }),
      // All records, without the filters of the address.
      {},
    ]),
  );
});

it.each([
  ['Asia/Shanghai', '2026-10-13T16:00:00.000Z', '2026-10-14T15:59:59.999Z'],
  ['America/Los_Angeles', '2026-10-14T07:00:00.000Z', '2026-10-15T06:59:59.999Z'],
  ['Pacific/Auckland', '2026-10-13T11:00:00.000Z', '2026-10-14T10:59:59.999Z'],
])('asks for days of the shop in %s, wherever its reader is', async (timezone, createdFrom, createdTo) => {
  const client = testClient();
  client.setQueryData(userQuery().queryKey, {
    username: '',
    avatar: '',
    roles: [],
    permissions: [],
    features: [],
    timezone,
  });
  renderScreen(<Probe />, { query: 'createdFrom=2026-10-14&createdTo=2026-10-14', client });
  await waitFor(() => expect(requests).toContainEqual(expect.objectContaining({ createdFrom, createdTo, pageNo: 1 })));
});

describe('counts', () => {
  const tabs = (counts?: object) => {
    const page = { list: [], total: 7, ...(counts && { counts }) };
    const api = {
      list: (sent: object) => ({ ...query('list', { ...sent }), queryFn: () => Promise.resolve(page) }),
      count: (sent: object) => ({ ...query('count', { ...sent }), queryFn: () => Promise.resolve(3) }),
    };
    return {
      ...OPTIONS,
      api,
      views: { param: 'status', values: ['on', 'off', 'any'], groups: { any: ['on', 'off'] } },
    };
  };
  function Counts({ options }: { options: unknown }) {
    const { counts, total } = useEntityList(options as typeof OPTIONS);
    return <p>{JSON.stringify([total, ...counts.values()])}</p>;
  }

  it('come with the list itself: one call', async () => {
    const fetched: unknown[] = [];
    const options = tabs({ '': 7, on: 5, off: 2 });
    const list = options.api.list;
    options.api.list = (sent) => ({ ...list(sent), queryFn: () => (fetched.push(sent), list(sent).queryFn()) });
    options.api.count = (sent) => ({
      ...query('count', { ...sent }),
      queryFn: () => (fetched.push(sent), Promise.resolve(3)),
    });
    renderScreen(<Counts options={options} />);
    expect(await screen.findByText('[7,7,5,2,7]')).toBeInTheDocument();
    expect(fetched).toEqual([expect.objectContaining({ counts: 'status', pageNo: 1 })]);
  });

  it('are asked for one by one where the answer has none, but for what the list itself says', async () => {
    renderScreen(<Counts options={tabs()} />);
    expect(await screen.findByText('[7,7,3,3,3]')).toBeInTheDocument();
  });

  it('a tab that would take a call of its own has none', async () => {
    const options = tabs({ '': 7, on: 5, off: 2 });
    renderScreen(<Counts options={{ ...options, views: { ...options.views, uncounted: ['on'] } }} />);
    expect(await screen.findByText('[7,7,2,7]')).toBeInTheDocument();
  });

  it('a platform that fails them leaves the tabs without a number', async () => {
    const options = tabs();
    options.api.count = (sent) => ({
      ...query('count', { ...sent }),
      queryFn: () => Promise.reject(new Error('none')),
    });
    renderScreen(<Counts options={options} />);
    expect(await screen.findByText('[7,7,null,null,null]')).toBeInTheDocument();
  });

  it('the number of all records is not that of a filtered list', async () => {
    renderScreen(<Counts options={tabs({ '': 6, on: 5, off: 1 })} />, { query: 'replied=true&status=on' });
    expect(await screen.findByText('[3,6,7,1,6]')).toBeInTheDocument();
  });
});
