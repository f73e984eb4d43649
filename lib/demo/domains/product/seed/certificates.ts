/** The keys by which kinds of products refer to certificates; a certificate's id is its index, from 1. */
export const CERTIFICATE_KEYS = [
  'iso',
  'iso',
  'ce',
  'lvd',
  'rohs',
  'fda',
  'atex',
  'ccc',
  'water',
  'ccs',
  'solar',
  'ul',
  'patent',
] as const;
export type CertificateKey = (typeof CERTIFICATE_KEYS)[number];

/** Ids of the certificates for the keys of a kind. */
export const certificateIds = (keys: string): string[] =>
  CERTIFICATE_KEYS.flatMap((key, index) => (keys.split(' ').includes(key) ? [String(index + 1)] : []));
