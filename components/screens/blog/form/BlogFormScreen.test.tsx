import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { BlogFormScreen } from './BlogFormScreen';

const post = (content: object) => ({
  ...{ id: 'b1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' },
  ...{ title: { zh: '怎么选泵' }, summary: '', tags: [], productIds: [], content },
  ...{ status: 'draft', stats: { views: 9, likes: 1, comments: 0 } },
});

beginEachEmpty();

test.each([
  [{ zh: '<p>看流量</p>' }, '正文缺英文'],
  [{ zh: '<p></p>', en: '<p>Flow</p>' }, '正文缺中文'],
  [{}, '正文'],
  [{ zh: '<p>看流量</p>', en: '<p>Flow</p>' }, '正文'],
])('beside the sections of a post with the text %j is %s', async (content, text) => {
  setTransport(async (input, init) => {
    const isPost = new Request(input as Request, init).url.includes('getDetail');
    return Response.json({ code: 200, data: isPost ? post(content) : { list: [], total: 0 } });
  });
  renderScreen(<BlogFormScreen />, { query: 'id=b1' });
  const nav = await screen.findByRole('navigation');
  expect((await within(nav).findByRole('link', { name: /^正文/ })).textContent).toBe(text);
});
