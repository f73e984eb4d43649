import type { Product, ProductStatus } from '@/lib/api/product-schema';

type Sent = { call: string; query: URLSearchParams; body: { ids?: string[]; id?: string; status?: string } };

const product = (number: number, status: ProductStatus, more: object = {}) => ({
  id: String(number),
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T05:42:00.000Z',
  title: { zh: `离心泵 ${number}`, en: `Centrifugal pump ${number}` },
  sku: `YQ-${number}`,
  status,
  groupIds: ['g1'],
  pricing: {
    mode: 'ladder',
    currency: 'USD',
    tiers: [
      { minQuantity: 10, price: '165.00' },
      { minQuantity: 50, price: '128.00' },
    ],
  },
  moq: { quantity: 10, unit: 'set' },
  score: 54,
  stats: { views: 3218, inquiries: 42, favourites: 0 },
  ...more,
});

/** A platform with `count` products, with the fields that the list reads; `fail` makes list requests fail. */
export function productPlatform(count = 4) {
  const all = Array.from({ length: count - 1 }, (_, index) =>
    product(index + 1, index % 4 === 3 ? 'offline' : 'online'),
  );
  let here = [product(100, 'rejected', { rejectReason: '主图有水印', title: { zh: '齿轮泵' } }), ...all];
  let removed: typeof here = [];
  const state = { sent: [] as Sent[], fail: false, refuse: new Set<string>() };

  const page = ({ query }: Sent) => {
    const found = here.filter(
      (item) =>
        (!query.get('status') || item.status === query.get('status')) &&
        (!query.get('keyword') || item.sku.includes(query.get('keyword') ?? '')),
    );
    const size = Number(query.get('pageSize') ?? 20);
    const from = (Number(query.get('pageNo') ?? 1) - 1) * size;
    return { list: found.slice(from, from + size), total: found.length };
  };
  const change = ({ body }: Sent) => {
    const ids = body.ids ?? [];
    const done = ids.filter((id) => !state.refuse.has(id));
    here = here.map((item) => (done.includes(item.id) ? { ...item, status: body.status as Product['status'] } : item));
    return {
      changed: done.length,
      failed: ids.filter((id) => state.refuse.has(id)).map((id) => ({ id, msg: '资料不全' })),
    };
  };
  const remove = ({ body }: Sent) => {
    removed = here.filter((item) => body.ids?.includes(item.id));
    here = here.filter((item) => !body.ids?.includes(item.id));
    return { deleted: removed.length };
  };
  const restore = () => {
    here = [...removed, ...here];
    return {};
  };
  const answers: Record<string, (sent: Sent) => unknown> = {
    '/supplier/product/getList': page,
    '/supplier/product/doStatus': change,
    '/supplier/product/doDelete': remove,
    '/supplier/product/doRestore': restore,
    '/supplier/product/doCopy': () => product(200, 'draft'),
    '/supplier/classify/getTree': () => ({
      list: [
        {
          id: 'g1',
          name: { zh: '离心泵组', en: 'Centrifugal' },
          children: [{ id: 'g2', name: { zh: '多级泵', en: 'Multistage' } }],
        },
      ],
    }),
    '/supplier/category/getTree': () => ({ list: [] }),
  };
  const transport = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const body = request.method === 'POST' ? ((await request.json()) as Sent['body']) : {};
    const sent = { call: pathname, query: searchParams, body };
    state.sent.push(sent);
    if (state.fail && pathname.endsWith('getList')) return new Response('gateway', { status: 504 });
    return Response.json({ code: 200, msg: '', data: answers[pathname]?.(sent) });
  };
  const lastQuery = () =>
    state.sent
      .findLast(({ call, query }) => call.endsWith('product/getList') && query.get('pageSize') !== '1')
      ?.query.toString();
  return { state, transport, lastQuery, rows: () => here };
}
