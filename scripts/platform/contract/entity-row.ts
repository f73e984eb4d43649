import type { Feature } from '@/lib/api/features';
import type * as v from '@/lib/schema/schema';
import type { Parameter } from './call';
import type { Fields } from './fields';

/** An entity of contract 4. Its calls follow from this row. */
export interface EntityRow {
  /** As in the paths. */
  name: string;
  /** In plain words: one of them, and many. */
  one: string;
  many: string;
  record: v.Schema;
  /** What doEdit takes; without it there is no doEdit. */
  input?: v.Schema;
  /** `one`: a single record without list; `kept`: records that cannot be deleted. */
  kind?: 'one' | 'kept';
  sorts?: readonly string[];
  filters?: readonly Parameter[];
  /** Filters of features, which a platform has only if it names them (contract 5). */
  featured?: Readonly<Partial<Record<Feature, readonly Parameter[]>>>;
  /** The filters that a list can count by (`counts`). */
  counted?: readonly string[];
  /** The states of doStatus. */
  states?: readonly string[];
  /** What else doStatus takes. */
  withState?: Readonly<Record<string, v.Schema>>;
  /** What its fields mean, in its calls too. */
  fields: Fields;
  /** The same of schemas that go with it, by their names in the document. */
  parts?: Readonly<Record<string, Fields>>;
}
