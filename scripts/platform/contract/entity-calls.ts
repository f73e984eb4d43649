import { deletion, statusChange } from '@/lib/api/entity';
import { listOf } from '@/lib/api/values';
import * as z from 'zod/mini';
import type { DescribedCall, Parameter } from './call';
import { ENTITIES } from './entities';
import type { EntityRow } from './entity-row';
import { ids } from './plain-schemas';

const list = ({ sorts, filters = [], counted = [] }: EntityRow): Parameter[] => [
  ['pageNo', 'number'],
  ['pageSize', 'number'],
  ['sort', sorts ?? 'text'],
  ['order', ['asc', 'desc']],
  ['keyword', 'text'],
  ['id', 'texts'],
  ['deleted', 'flag'],
  ...(counted.length > 0 ? [['counts', counted] as const] : []),
  ...filters,
];

/** What a delete that is refused with 409 returns, and what the repeated one says. */
const CONTENTS: Record<string, { conflict: z.ZodMiniType; more: Record<string, z.ZodMiniType> }> = {
  material: {
    conflict: z.object({ usedBy: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string() })) }),
    more: { force: z.optional(z.boolean()) },
  },
  materialFolder: {
    conflict: z.object({ materials: z.optional(z.number()), folders: z.optional(z.number()) }),
    more: { force: z.optional(z.boolean()) },
  },
  classify: {
    conflict: z.object({ productCount: z.number() }),
    more: { moveTo: z.optional(z.string()) },
  },
};

/** The record with what a save carries beside its fields. */
const saved = (input: z.ZodMiniType, single: boolean) =>
  z.intersection(
    input,
    single
      ? z.object({ version: z.number() })
      : z.object({
          /** Left out: a new record. */
          id: z.optional(z.string()),
          version: z.optional(z.number()),
          clientId: z.optional(z.string()),
        }),
  );

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
            body: z.object({ ...ids.shape, ...removal?.more }),
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
            body: z.object({ ...ids.shape, status: z.enum(states) }),
            data: statusChange,
            write: true,
          }),
        ]
      : []),
  ];
}

export const ENTITY_CALLS: readonly DescribedCall[] = ENTITIES.flatMap(callsOf);
