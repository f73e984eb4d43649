import { Refusal } from './answer';
import { picture } from './art/picture';
import { endpoints } from './endpoints';
import { listRequest, valuesOf } from './list-query';
import type { Platform } from './platform';
import type { Resource } from './seed/resources';

const shown = (resource: Resource) => ({ ...resource, images: resource.images.map(picture) });

/** Company strength (contract 4), so far as products need it: their certificates are read here. */
export function resourceHandlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/shopResource/getList', ({ query }) => {
      const { pageNo, pageSize, words, descending } = listRequest(query, ['sort', 'updatedAt'], 'sort');
      const kinds = new Set(valuesOf(query, 'kind'));
      const { list, total } = platform.resources.list(
        ({ record }) =>
          (kinds.size === 0 || kinds.has(record.kind)) &&
          words.every((word) => `${record.title}\n${record.number ?? ''}`.toLowerCase().includes(word)),
        query.get('sort') === 'updatedAt'
          ? { key: 'updatedAt', value: ({ record }) => record.updatedAt, descending }
          : { key: 'sort', value: ({ record }) => record.sort, descending: query.get('order') === 'desc' },
        { pageNo, pageSize },
      );
      return { list: list.map(shown), total };
    }),
    get('/supplier/shopResource/getDetail', ({ query, say }) => {
      const resource = platform.resources.get(query.get('id') ?? '');
      if (!resource) throw new Refusal(404, say('notFound'));
      return shown(resource);
    }),
  ];
}
