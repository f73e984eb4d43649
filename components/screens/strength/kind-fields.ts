import type { StrengthKind } from '@/lib/api/strength';

/** Fields other than title, pictures and description, in the order of the form. */
export const EXTRA_FIELDS = ['issuedBy', 'number', 'validFrom', 'validTo', 'quantity', 'area', 'staff'] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Fields used by each kind; others that a record has are shown, too, so that they can be seen and removed. */
export const KIND_FIELDS: Record<StrengthKind, readonly ExtraField[]> = {
  certificate: ['issuedBy', 'number', 'validFrom', 'validTo'],
  factory: ['area', 'staff', 'validFrom'],
  equipment: ['quantity', 'issuedBy', 'number', 'validFrom'],
  productionLine: ['quantity', 'staff', 'area'],
  rd: ['staff', 'area', 'issuedBy'],
  quality: ['quantity', 'staff', 'issuedBy'],
  exhibition: ['number', 'area', 'validFrom', 'validTo'],
  award: ['issuedBy', 'number', 'validFrom', 'validTo'],
  partner: ['validFrom', 'validTo'],
};

/** Kinds that expire: the end of an exhibition needs no warning. */
export const EXPIRING: readonly StrengthKind[] = ['certificate', 'award'];
