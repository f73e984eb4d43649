import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedInquiries, type StoredInquiry } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export interface InquiryFacts extends TextFacts {
  /** When the first reply was sent. */
  answeredAt?: number;
}
export type InquiryStore = EntityStore<StoredInquiry, InquiryFacts>;

function factsOf({ number, subject, buyer, products, tags, messages }: StoredInquiry): InquiryFacts {
  const { name, company, email } = buyer;
  const titles = products.flatMap(({ title }) => [title.zh, title.en]);
  const first = messages.find(({ from }) => from === 'supplier');
  return {
    text: [number, subject, name, company, email, ...titles, ...tags, ...messages.map(({ content }) => content)]
      .join('\n')
      .toLowerCase(),
    ...(first ? { answeredAt: Date.parse(first.at) } : {}),
  };
}

export const createInquiryStore = (context: SeedContext): InquiryStore =>
  new EntityStore<StoredInquiry, InquiryFacts>(factsOf, seedInquiries(context));

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    inquiry: InquiryStore;
  }
}
