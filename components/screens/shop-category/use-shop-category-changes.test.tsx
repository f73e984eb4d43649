import { act, screen, waitFor } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { beginEachEmpty, said } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { shopCategoryTree, type ShopCategoryNode } from '@/lib/api/shop-category';
import { useShopCategoryChanges } from './use-shop-category-changes';

beginEachEmpty();

test.each([true, false])(
  'that a category was not shown or hidden is said, and another press sends it: %s',
  async (visible) => {
    const category = { id: 'hot', version: 2, name: { zh: '热销' }, visible: !visible, children: [] };
    const sent: object[] = [];
    setTransport(async (input, init) => {
      sent.push(await new Request(input, init).json());
      return Response.json({ code: 500, msg: '稍后再试' });
    });
    function Eye() {
      const { setVisible } = useShopCategoryChanges();
      return <button onClick={() => setVisible(category as ShopCategoryNode, visible)} />;
    }
    renderInView(<Eye />, { client: testClient({ says: true }) });
    for (const times of [1, 2]) {
      await act(async () => screen.getByRole('button').click());
      await waitFor(() => expect(sent).toHaveLength(times));
      await waitFor(() => expect(said()).toEqual(['稍后再试']));
    }
    expect(sent[1]).toMatchObject({ id: 'hot', version: 2, visible });
  },
);

test('a move that gives up a refetch is no failed refresh', async () => {
  const { queryKey } = shopCategoryTree();
  const client = testClient();
  const [hot, pumps]: ShopCategoryNode[] = [
    { id: 'hot', name: { zh: '热销' }, children: [] },
    { id: 'pumps', name: { zh: '水泵' }, children: [] },
  ];
  client.setQueryData(queryKey, [hot!, pumps!]);
  // Neither the tree nor the move is answered.
  setTransport(() => new Promise(() => undefined));
  const now: { changes?: ReturnType<typeof useShopCategoryChanges> } = {};
  function Changes() {
    now.changes = useShopCategoryChanges();
    return null;
  }
  renderInView(<Changes />, { client });
  void client.fetchQuery({ ...shopCategoryTree(), staleTime: 0 }).catch(() => undefined);
  await act(async () => void now.changes!.move(pumps!, { id: 'pumps', parentId: '', before: 'hot' }));
  expect(client.getQueryData(queryKey)?.map(({ id }) => id)).toEqual(['pumps', 'hot']);
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'success', error: null });
});
