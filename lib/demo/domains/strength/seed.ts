import type { StrengthKind, StrengthEntry } from '@/lib/api/strength';
import { art } from '@/lib/demo/art/picture';
import type { CertificateKey } from '@/lib/demo/domains/product/seed/certificates';
import { CERTIFICATE_KEYS } from '@/lib/demo/domains/product/seed/certificates';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import { stamped } from '@/lib/demo/platform/stamp';
import { DAY } from '@/lib/util/day';
import certificates from './certificates.json';
import entries from './entries.json';

/** In the order of CERTIFICATE_KEYS; `days` is how long they are valid from now. */
const CERTIFICATES = certificates as {
  key: CertificateKey;
  title: string;
  issuedBy: string;
  number: string;
  days: number;
}[];

type Other = Pick<StrengthEntry, 'kind' | 'title' | 'description'> &
  Partial<Pick<StrengthEntry, 'quantity' | 'area' | 'staff' | 'issuedBy' | 'number'>>;
const OTHERS = entries as Other[];

const DRAWINGS: Record<string, string> = {
  factory: 'factory',
  equipment: 'machine',
  productionLine: 'machine',
  rd: 'scene-curve',
  quality: 'testbench',
  exhibition: 'panel',
  award: 'trophy',
  partner: 'vfset',
};

export function seedStrength(epoch: number): StrengthEntry[] {
  const entity = (index: number) => ({ ...stamped(index + 1, epoch, (300 - index * 8) * 24), sort: index });
  const issued = CERTIFICATES.map(({ key, title, issuedBy, number, days }, index) => ({
    ...entity(index),
    kind: 'certificate' as StrengthKind,
    title,
    images: [art('certificate', ['blue', 'green', 'red', 'navy'][index % 4], index % 4)],
    description: key === 'patent' ? '自主研发，用于立式多级泵。' : '适用范围见证书正文。',
    issuedBy,
    number,
    validFrom: dayInShop(epoch + (days - 1095) * DAY),
    validTo: dayInShop(epoch + days * DAY),
  }));
  const others = OTHERS.map((other, index) => ({
    ...entity(CERTIFICATE_KEYS.length + index),
    ...other,
    images: [art(DRAWINGS[other.kind]!, ['blue', 'teal', 'orange'][index % 3], index % 4)],
  }));
  return [...issued, ...others];
}
