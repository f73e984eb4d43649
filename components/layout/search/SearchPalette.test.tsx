import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from '@/lib/router/build-routes';
import { createMatcher } from '@/lib/router/match';
import { loadTheme } from '@/lib/state/theme';
import { FrameContext, type FrameData } from '../frame-context';
import { SearchPalette } from './SearchPalette';

beginEachEmpty();
// jsdom has no layout.
beforeEach(() => void (Element.prototype.scrollIntoView = () => {}));

const list = [{ path: '/pumps', component: '@/views/index', meta: { title: 'Pumps' } }];
const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
const frame = { routes, matcher: createMatcher(routes), rights: FULL_RIGHTS } as unknown as FrameData;

test.each([
  ['pump', 1],
  ['nothing like it', 0],
])(
  'a search of records for %j that fails says why beside %i other entries, until it succeeds',
  async (typed, count) => {
    let fails = true;
    const searched: (string | null)[] = [];
    setTransport(async (input, init) => {
      const { pathname, searchParams } = new URL(new Request(input, init).url);
      if (pathname.endsWith('/search')) searched.push(searchParams.get('keyword'));
      return Response.json(fails ? { code: 500, msg: '稍后再试' } : { code: 200, data: { groups: [] } });
    });
    loadTheme();
    renderInView(
      <FrameContext value={frame}>
        <SearchPalette onClose={() => {}} />
      </FrameContext>,
    );
    fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/产品和询盘搜索失败。.*稍后再试/);
    expect(screen.queryAllByRole('option')).toHaveLength(count);
    expect(screen.queryByText(/^没有找到/)).toBeNull();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(searched).toEqual([typed, typed]);
    expect(screen.queryAllByText(`没有找到“${typed}”`)).toHaveLength(count === 0 ? 1 : 0);
  },
);
