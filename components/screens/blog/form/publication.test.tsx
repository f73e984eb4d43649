import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeView, renderInView, testClient } from '@/components/ui/testing/render';
import { beginEachEmpty, said } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { BlogFormScreen } from './BlogFormScreen';

// The fields take seconds to render, and have no part in it.
jest.mock('./BlogSections', () => ({ BlogSections: () => null }));
jest.mock('./BlogAside', () => ({ BlogAside: () => null }));

const post = {
  ...{ id: 'b1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' },
  ...{ title: { zh: '怎么选泵' }, content: { zh: '<p>看流量</p>' }, tags: [], productIds: [], status: 'draft' },
};
beginEachEmpty();

/** Opens the post; its button of this name. */
function openAt(name: string) {
  const view = fakeView({ query: new URLSearchParams({ id: 'b1' }) });
  renderInView(<BlogFormScreen />, { view, client: testClient({ says: true }) });
  return screen.findByRole('button', { name });
}

test.each<[string, object]>([
  ['failed', { code: 500, msg: '稍后再试' }],
  ['was refused', { code: 200, data: { changed: 0, failed: [{ id: 'b1', msg: '稍后再试' }] } }],
])('a publication that %s says why, and the next press publishes', async (_, refusal) => {
  const answers = [refusal, { code: 200, data: { changed: 1, failed: [] } }];
  setTransport(async (input, init) => {
    const { url } = new Request(input, init);
    if (url.endsWith('doStatus')) return Response.json(answers.shift());
    const isPost = url.includes('/blog/getDetail') || url.endsWith('doEdit');
    return Response.json({ code: 200, data: isPost ? post : { list: [], total: 0 } });
  });
  const button = await openAt('发布');
  const press = () => fireEvent.click(button);
  press();
  await waitFor(() => expect(said()).toContain('稍后再试'));
  // Shortly after an answer a press is still the same one, made twice.
  await waitFor(() => {
    if (answers.length > 0) press();
    expect(said()).toContain('已发布，买家现在可以看到');
  });
});

const AHEAD = '2099-01-01T00:00:00.000Z';

describe.each([
  ['sets the status with the post', true],
  ['ignores the status of a post', false],
])('a platform that %s', (_, sets) => {
  test.each([
    ['发布', 'draft', undefined, 'published', '已发布，买家现在可以看到'],
    ['定时发布', 'draft', AHEAD, 'scheduled', '已设为定时发布'],
    ['取消定时', 'scheduled', AHEAD, 'draft', '已取消定时，保存为草稿'],
    ['隐藏', 'published', undefined, 'hidden', '已隐藏，买家现在看不到'],
  ])('%s writes the status of a post once, and its undo the former one', async (name, from, publishAt, to, done) => {
    let stored = { ...post, status: from, publishAt };
    const written: string[] = [];
    setTransport(async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') {
        return Response.json({
          code: 200,
          data: request.url.includes('/blog/getDetail') ? stored : { list: [], total: 0 },
        });
      }
      const body = (await request.json()) as typeof stored;
      const isStatus = request.url.endsWith('doStatus');
      written.push(`${isStatus ? 'doStatus' : 'doEdit'} ${body.status}`);
      if (sets || isStatus) stored = { ...stored, status: body.status };
      if (isStatus) return Response.json({ code: 200, data: { changed: 1, failed: [] } });
      stored = { ...stored, version: stored.version + 1 };
      return Response.json({ code: 200, data: stored });
    });
    fireEvent.click(await openAt(name));
    await waitFor(() => expect(said()).toEqual([done]));
    const once = [`doEdit ${to}`, ...(sets ? [] : [`doStatus ${to}`])];
    expect(written).toEqual(once);
    act(() => runMessageAction(store.get(messagesAtom)[0]!.id));
    await waitFor(() => expect(said()).toEqual(['已恢复 1 项']));
    expect(written).toEqual([...once, `doStatus ${from}`]);
  });
});
