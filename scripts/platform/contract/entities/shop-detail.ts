import { shopDetailInputSchema, shopDetailSchema } from '@/lib/api/shop-detail';
import type { EntityRow } from '../entity-row';

export const entity: EntityRow = {
  name: 'shopDetail',
  one: 'the shop’s details',
  many: 'the shop’s details',
  record: shopDetailSchema,
  input: shopDetailInputSchema,
  kind: 'one',
  fields: {
    employees: 'A range such as 51-100, shown as sent.',
    annualRevenue: 'A range, shown as sent.',
    exportShare: 'Percent of revenue, 0 to 100.',
    mainMarkets: 'Shares of revenue, at most 100 together.',
    region: 'north-america, western-europe and the others of section 1; another text is shown as sent.',
    share: 'Percent, 0 to 100.',
    currencies: 'Accepted ones, ISO 4217.',
    languages: 'Spoken with buyers, BCP 47.',
    ports: 'Names of usual ports of loading.',
    averageLeadDays: 'Days from order to dispatch.',
    overseasOffices: 'Places, in the supplier’s words.',
    introduction: 'HTML by language.',
    faq: 'In the order shown.',
    question: 'By language.',
    answer: 'By language.',
  },
};
