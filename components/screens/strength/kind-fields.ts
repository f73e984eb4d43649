import type { StrengthKind } from '@/lib/api/strength';

/** Fields beside title, pictures and description, in the order of the form. */
export const EXTRA_FIELDS = ['issuedBy', 'number', 'validFrom', 'validTo', 'quantity', 'area', 'staff'] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Which of them each kind uses; one that a record has besides is shown, too, so that it can be seen and taken out. */
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

/** Kinds that run out: the end of an exhibition is nothing to warn of. */
export const EXPIRING: readonly StrengthKind[] = ['certificate', 'award'];
