import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { ShopPanel } from './ShopPanel';

const TODAY = '2026-03-10';
const SAVED = { id: '1', version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
beginEachEmpty();

/** A platform that answers `broken` instead of a shop's data to the calls that `fails` names; the calls it was sent. */
function platform(fails: (url: URL) => boolean, broken: object) {
  const calls: URL[] = [];
  setTransport(async (input, init) => {
    const url = new URL(new Request(input, init).url);
    calls.push(url);
    if (fails(url)) return Response.json(broken);
    return Response.json({ code: 200, data: { ...SAVED, list: [], total: 0 } });
  });
  return calls;
}

/** Everything the panel asks for. */
const CALLS: [name: string, is: (url: URL) => boolean][] = [
  ['information', ({ pathname }) => pathname.includes('/shopInfo/')],
  ['details', ({ pathname }) => pathname.includes('/shopDetail/')],
  ['contacts', ({ pathname }) => pathname.includes('/shopContact/')],
  ['certificates', (url) => url.pathname.includes('/shopResource/') && !url.search.includes('2026')],
  ['expiring certificates', (url) => url.pathname.includes('/shopResource/') && url.search.includes('2026')],
];

test.each(CALLS)('the %s of the shop cannot be read: it is said, and a retry shows the rest', async (_, is) => {
  let broken = true;
  const calls = platform((url) => broken && is(url), { code: 500, msg: '平台繁忙' });
  renderInView(<ShopPanel today={TODAY} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('平台繁忙');
  expect(CALLS.map(([, isCall]) => calls.filter(isCall).length)).toEqual(CALLS.map(() => 1));
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await screen.findAllByRole('link')).not.toEqual([]);
});

test.each(CALLS)('who may not read the %s of the shop is not shown what it lacks', async (_, is) => {
  platform(is, { code: 403, msg: '无权限' });
  const { container } = renderInView(<ShopPanel today={TODAY} />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
