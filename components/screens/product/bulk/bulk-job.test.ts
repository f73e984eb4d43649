import { batchesOf } from '@/lib/work/make-job';
import { bulkJob } from './bulk-job';
import { planOf, type BulkProduct, type Change } from './change';

const PRODUCT: BulkProduct = {
  ...{ id: 'p7', version: 3, sku: 'YQ-1', title: { en: 'Pump' }, status: 'online', variants: [], groupIds: ['g1'] },
  pricing: { mode: 'single', currency: 'USD', price: '165.00' },
  moq: { quantity: 10, unit: 'set' },
  leadTimes: [{ maxQuantity: 50, days: 15 }],
  ...{ tradeTerms: ['FOB'], paymentTerms: ['TT'], showcase: false, keywords: [], certificateIds: [] },
};

test.each<[change: Change, call: string]>([
  [{ kind: 'price', how: 'raisePercent', value: '10', round: 'coin' }, 'doImport'],
  [{ kind: 'moq', quantity: 20 }, 'doImport'],
  [{ kind: 'leadTime', how: 'longer', days: 1 }, 'doImport'],
  [{ kind: 'tradeTerms', how: 'add', values: ['CIF'] }, 'doImport'],
  [{ kind: 'paymentTerms', how: 'add', values: ['LC'] }, 'doImport'],
  [{ kind: 'showcase', on: true }, 'doImport'],
  [{ kind: 'certificateIds', how: 'add', values: ['c1'] }, 'doImport'],
  [{ kind: 'status', to: 'offline' }, 'doStatus'],
  [{ kind: 'delete' }, 'doDelete'],
])('of each product the job for %j has what is sent, read, named and undone', (change, call) => {
  const plan = planOf(PRODUCT, change);
  if (plan.kind !== 'changed') throw new Error(plan.kind);
  const { fields, before } = plan;
  const batches = bulkJob(change, '证书', [plan]).steps.flatMap(batchesOf);
  expect(batches).toMatchObject([{ call, rows: [{ id: 'p7', version: 3, name: 'YQ-1', fields, before }] }]);
  expect(batches[0]!.status).toBe(change.kind === 'status' ? change.to : undefined);
});
