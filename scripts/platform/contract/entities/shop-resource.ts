import { STRENGTH_KINDS, strengthInputSchema, strengthSchema } from '@/lib/api/strength';
import type { EntityRow } from '../entity-row';

export const entity: EntityRow = {
  name: 'shopResource',
  one: 'an entry of company strength',
  many: 'entries of company strength',
  record: strengthSchema,
  input: strengthInputSchema,
  sorts: ['sort', 'validTo', 'title', 'updatedAt'],
  filters: [
    ['kind', STRENGTH_KINDS],
    ['validFrom', 'day'],
    ['validTo', 'day'],
  ],
  counted: ['kind'],
  fields: {
    kind: 'Which list it is in.',
    title: 'At most 128 characters.',
    images: 'At most 12 addresses: https, relative or data:image/….',
    description: 'Plain text, at most 2000 characters.',
    issuedBy: 'Who issued the certificate or award.',
    number: 'Of the certificate or award.',
    validFrom: 'First day, in the zone of the shop.',
    validTo: 'Last day, in the zone of the shop; expiring: within 90 days.',
    quantity: 'Pieces of equipment, or lines.',
    area: 'In square metres.',
    staff: 'People who work there.',
    sort: 'Position within its kind, rising; absent in a save: last.',
  },
};
