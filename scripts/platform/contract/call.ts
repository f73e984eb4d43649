import type * as v from '@/lib/schema/schema';

/** A query parameter: its name and what it may hold. */
export type Parameter = readonly [name: string, kind: ParameterKind, required?: boolean];
export type ParameterKind = 'text' | 'texts' | 'flag' | 'day' | 'number' | readonly string[];

/** One call of the contract, as it is described to others. */
export interface DescribedCall {
  path: string;
  method: 'get' | 'post';
  tag: string;
  summary: string;
  /** Where the contract says it. */
  contract: string;
  query?: readonly Parameter[];
  body?: v.Schema | 'file';
  /** Left out where the contract leaves the answer open. */
  data?: v.Schema;
  /** What `data` of a 409 holds. */
  conflict?: v.Schema;
  /** It needs no token. */
  open?: boolean;
  /** It creates or changes something, so it carries an Idempotency-Key. */
  write?: boolean;
}
