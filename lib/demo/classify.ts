import { endpoints } from './endpoints';
import { groupList, groupTree } from './group-tree';
import { listRequest } from './list-query';
import type { Platform } from './platform';

/** The supplier's own groups (contract 4), so far as products need them. */
export function classifyHandlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/classify/getTree', () => ({ list: groupTree(platform) }), { permission: 'classify:read' }),
    get(
      '/supplier/classify/getList',
      ({ query }) => {
        const { pageNo, pageSize, words } = listRequest(query, ['sort'], 'sort');
        const found = groupList(platform).filter((group) => {
          const text = Object.values(group.name).join('\n').toLowerCase();
          return words.every((word) => text.includes(word));
        });
        return { list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length };
      },
      { permission: 'classify:read' },
    ),
  ];
}
