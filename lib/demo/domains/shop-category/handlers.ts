import { createGroupStore } from './store';
import { GROUP_LIMITS, groupInputSchema, groupSchema } from '@/lib/api/classify';
import { Invalid, Refusal } from '@/lib/demo/platform/answer';
import { textOf } from '@/lib/demo/platform/body';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { giveBack, moveProducts, productsOf } from './products';
import { groupList, groupTree, type GroupNode } from './tree';
import { flagOf, valuesOf, type TextFacts } from '@/lib/demo/platform/list-query';
import { drawn, undrawn } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked, recordOf, touched } from '@/lib/demo/platform/save';
import type { Group } from './seed';
import { titleKeyIn } from '@/lib/demo/platform/title-key';
import { placeProblem, withBelow } from '@/lib/demo/platform/tree';

const RIGHTS = { read: 'classify:read', edit: 'classify:edit', delete: 'classify:delete' };
const DRAWN = ['image'];

const shown = ({ _, ...node }: GroupNode): object => ({
  ...drawn(node, DRAWN),
  ...(node.children ? { children: node.children.map(shown) } : {}),
});

const storeOf = (platform: Platform) => platform.store('classify');
const sistersOf = (platform: Platform, parentId: string | undefined) =>
  storeOf(platform)
    .records()
    .filter((group) => group.parentId === parentId)
    .sort((a, b) => a.sort - b.sort);

/** Numbers sisters anew in the order given; only those whose place changes are written. */
function renumber(call: Call, order: readonly Group[], parentId: string | undefined): void {
  order.forEach((group, sort) => {
    if (group.sort === sort && group.parentId === parentId) return;
    const { parentId: _old, ...rest } = group;
    storeOf(call.platform).put(touched(call, { ...rest, ...(parentId ? { parentId } : {}), sort }));
  });
}

/** Before a sister, or last; `parentId` may be another one, '' is the top, and left out the group stays where it is. */
function move(call: Call) {
  const { platform, body, say } = call;
  const group = recordOf(call, storeOf(platform), body.id);
  const parentId = body.parentId === undefined ? group.parentId : textOf(body.parentId) || undefined;
  const problem = placeProblem(storeOf(platform).records(), group.id, parentId, GROUP_LIMITS.depth);
  if (problem) {
    const text = say(problem, { max: GROUP_LIMITS.depth });
    throw new Invalid(text, { parentId: text });
  }
  const sisters = sistersOf(platform, parentId).filter(({ id }) => id !== group.id);
  const before = textOf(body.before);
  const place = before === '' ? sisters.length : sisters.findIndex(({ id }) => id === before);
  if (place < 0) throw new Refusal(404, say('notFound'));
  renumber(call, sisters.toSpliced(place, 0, group), parentId);
}

/**
 * A group goes with all below it. Where there are products in them, it must be said where these go: `moveTo` is another
 * group, or '' for none; a call that says nothing is refused with their number.
 */
function removing(call: Call, groups: Group[]): Group[] {
  const { platform, body, say } = call;
  const store = storeOf(platform);
  const ids = withBelow(
    store.records(),
    groups.map(({ id }) => id),
  );
  const products = productsOf(platform, ids);
  const moveTo = typeof body.moveTo === 'string' ? body.moveTo : body.moveTo === null ? '' : undefined;
  if (products.length > 0 && moveTo === undefined) {
    throw new Refusal(409, say('groupHasProducts', { count: products.length }), { productCount: products.length });
  }
  if (moveTo && (!store.get(moveTo) || ids.has(moveTo))) {
    throw new Invalid(say('invalid'), { moveTo: say('unknownGroup') });
  }
  const going = [...ids].flatMap((id) => store.get(id) ?? []);
  const taken = moveProducts(call, products, ids, moveTo || undefined);
  const asked = groups.map(({ id }) => id);
  return going.map((group) => {
    const root = asked.find((id) => withBelow(store.records(), [id]).has(group.id));
    const members = products.filter(({ groupIds }) => groupIds.includes(group.id)).map(({ id }) => id);
    return store.put({ ...group, _: { root, members, moved: taken, ...(moveTo ? { moveTo } : {}) } });
  });
}

/** A group comes back with what was deleted with it, parents first. */
function restoring({ platform }: Call, ids: string[]): string[] {
  const trash = storeOf(platform).trash(platform.now());
  const together = trash.filter(({ id, _: taken }) => ids.includes(id) || ids.includes(taken?.root ?? ''));
  return [...withBelow(together, ids)];
}

/** A group that comes back takes its products back; one whose parent is gone comes back at the top. */
function mend(call: Call, group: Group): Group {
  const { platform } = call;
  const { _: taken, parentId, ...rest } = group;
  if (taken) giveBack(call, group.id, taken);
  const problem = placeProblem(storeOf(platform).records(), undefined, parentId, GROUP_LIMITS.depth);
  return { ...rest, ...(parentId && !problem ? { parentId } : {}) };
}

/** The supplier's own groups (contract 4). */
export function handlers(platform: Platform) {
  const rules: EntityRules<Group, TextFacts> = {
    name: 'classify',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: {
      sort: ({ record }) => record.sort,
      updatedAt: ({ record }) => record.updatedAt,
      name: ({ record }, language) => titleKeyIn({}, record.name, language),
    },
    sort: 'sort',
    ascending: ['sort', 'name'],
    filter({ query }) {
      const parents = new Set(valuesOf(query, 'parentId'));
      const visible = flagOf(query, 'visible');
      return ({ record }) => (parents.size === 0 || parents.has(record.parentId ?? 'root')) && visible(record.visible);
    },
    view() {
      const counted = new Map(groupList(platform).map((node) => [node.id, node]));
      return (group) => shown(counted.get(group.id) ?? { ...group, productCount: 0 });
    },
    known: groupSchema,
    own: ['sort', 'productCount', 'children'],
    save(call, fields, before) {
      const group = checked(call, groupInputSchema, fields, ({ parentId }, tell) => {
        const problem = placeProblem(
          storeOf(platform).records(),
          before?.id,
          textOf(parentId) || undefined,
          GROUP_LIMITS.depth,
        );
        if (problem) tell('parentId', problem, { max: GROUP_LIMITS.depth });
      });
      const parentId = group.parentId || undefined;
      const stays = before && before.parentId === parentId;
      const sort = stays ? before.sort : (sistersOf(platform, parentId).at(-1)?.sort ?? -1) + 1;
      return { ...undrawn(group, DRAWN), parentId, sort };
    },
    removing,
    restoring,
    mend,
  };
  const { get, post } = entityEndpoints(platform);
  return [
    get('/supplier/classify/getTree', () => ({ list: groupTree(platform).map(shown) }), { permission: RIGHTS.read }),
    post('/supplier/classify/doSort', move, { permission: RIGHTS.edit, says: 'saved' }),
    ...entityHandlers(platform, rules),
  ];
}

export const stores = { classify: createGroupStore };
