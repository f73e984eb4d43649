import { deletion, statusChange } from '@/lib/api/entity';
import { listOf } from '@/lib/api/values';
import * as v from '@/lib/schema/schema';
import type { DescribedCall, Parameter } from './call';
import { ENTITIES } from './entities';
import type { EntityRow } from './entity-row';
import { ids } from './plain-schemas';

const list = ({ sorts, filters = [], featured = {}, counted = [] }: EntityRow): Parameter[] => [
  ['pageNo', 'number'],
  ['pageSize', 'number'],
  ['sort', sorts ?? 'text'],
  ['order', ['asc', 'desc']],
  ['keyword', 'text'],
  ['id', 'texts'],
  ['deleted', 'flag'],
  ...(counted.length > 0 ? [['counts', counted] as const] : []),
  ...filters,
  ...Object.values(featured).flat(),
];

/** What a delete that is refused with 409 returns, and what the repeated one says. */
const CONTENTS: Record<string, { conflict: v.Schema; more: Record<string, v.Schema> }> = {
  material: {
    conflict: v.object({ usedBy: v.array(v.object({ kind: v.string(), id: v.string(), title: v.string() })) }),
    more: { force: v.optional(v.boolean()) },
  },
  materialFolder: {
    conflict: v.object({ materials: v.optional(v.number()), folders: v.optional(v.number()) }),
    more: { force: v.optional(v.boolean()) },
  },
  classify: {
    conflict: v.object({ productCount: v.number() }),
    more: { moveTo: v.optional(v.string()) },
  },
};

/** The record with what a save carries beside its fields. */
const saved = (input: v.Schema, single: boolean) =>
  v.intersect([
    input,
    single
      ? v.object({ version: v.number() })
      : v.object({
          /** Left out: a new record. */
          id: v.optional(v.string()),
          version: v.optional(v.number()),
          clientId: v.optional(v.string()),
        }),
  ]);

/** The calls that all entities share (contract 1). */
function callsOf(row: EntityRow): DescribedCall[] {
  const { name, one, many, record, input, kind, states } = row;
  const call = (action: string, rest: Omit<DescribedCall, 'path' | 'tag' | 'contract'>): DescribedCall => ({
    path: `/supplier/${name}/${action}`,
    tag: name,
    contract: `4. What a supplier manages: ${name}`,
    ...rest,
  });
  const single = kind === 'one';
  const removal = CONTENTS[name];
  return [
    ...(single
      ? []
      : [call('getList', { method: 'get', summary: `List ${many}`, query: list(row), data: listOf(record) })]),
    call('getDetail', {
      method: 'get',
      summary: `Read ${one}`,
      ...(single ? {} : { query: [['id', 'text', true]] as const }),
      data: record,
    }),
    ...(input
      ? [
          call('doEdit', {
            method: 'post',
            summary: single ? `Change ${one}` : `Create or change ${one}`,
            body: saved(input, single),
            data: record,
            conflict: record,
            write: true,
          }),
        ]
      : []),
    ...(single || kind === 'kept'
      ? []
      : [
          call('doDelete', {
            method: 'post',
            summary: `Delete ${many}`,
            body: v.object({ ...ids.entries, ...removal?.more }),
            data: deletion,
            conflict: removal?.conflict,
            write: true,
          }),
          call('doRestore', {
            method: 'post',
            summary: `Bring back ${many} that were deleted in the last 30 days`,
            body: ids,
            write: true,
          }),
        ]),
    ...(states
      ? [
          call('doStatus', {
            method: 'post',
            summary: `Set the state of ${many}`,
            body: v.object({ ...ids.entries, status: v.picklist(states), ...row.withState }),
            data: statusChange,
            write: true,
          }),
        ]
      : []),
  ];
}

export const ENTITY_CALLS: readonly DescribedCall[] = ENTITIES.flatMap(callsOf);
