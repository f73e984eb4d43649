import type { WorkTitle, WorkTitleKey } from '@/lib/state/works';
import { paths } from '@/lib/router/paths';
import type { JobRow } from '@/lib/work/job';
import type { JobPlan, JobStep } from '@/lib/work/make-job';
import type { Change, Planned } from './change';
import { isFieldChange, type OtherField } from './field-change';

const TITLES: Record<Exclude<Change['kind'], 'status' | OtherField>, WorkTitleKey> = {
  price: 'changePrice',
  group: 'changeGroup',
  moq: 'changeMoq',
  leadTime: 'changeLeadTime',
  tradeTerms: 'changeTradeTerms',
  paymentTerms: 'changePaymentTerms',
  showcase: 'changeShowcase',
  delete: 'delete',
};

function titleOf(change: Change, field: string): WorkTitle {
  if (isFieldChange(change)) return { key: 'changeField', values: { name: field } };
  return { key: change.kind === 'status' ? (change.to as 'online' | 'offline' | 'reviewing') : TITLES[change.kind] };
}

export type ChangedRow = Extract<Planned, { kind: 'changed' }>;

const callOf = (change: Change): Pick<JobStep, 'call' | 'status'> => {
  if (change.kind === 'status') return { call: 'doStatus', status: change.to };
  return { call: change.kind === 'delete' ? 'doDelete' : 'doImport' };
};

/**
 * The job that carries out a change, `field` being what is changed; a product that a colleague changes meanwhile is left
 * as it is and named.
 */
export function bulkJob(change: Change, field: string, rows: readonly ChangedRow[]): JobPlan {
  const jobRows = rows.map(({ product, fields, before }): JobRow => ({
    id: product.id,
    version: product.version,
    name: product.sku || product.title.en || product.title.zh || product.id,
    fields,
    before,
  }));
  return {
    kind: 'change',
    title: titleOf(change, field),
    link: paths.productList(),
    steps: [{ ...callOf(change), rows: jobRows }],
  };
}
