import type { BlogStore } from './blog-store';
import { createGroupStore, type GroupStore } from './group-store';
import type { InquiryStore } from './inquiry-store';
import type { FolderStore, MaterialStore } from './material-store';
import type { QuestionStore } from './question-store';
import type { TemplateStore } from './reply-template-store';
import type { ReviewStore } from './review-store';
import type { ContactStore, DetailStore, InfoStore, ResourceStore } from './shop-store';
import { modules } from './modules';

/** What the data of an entity are made from: the same seed and the same first moment give the same data. */
export interface SeedContext {
  seed: number;
  epoch: number;
}

/** Every entity but the product, with its store. */
export interface Stores {
  classify: GroupStore;
  material: MaterialStore;
  materialFolder: FolderStore;
  question: QuestionStore;
  blog: BlogStore;
  inquiry: InquiryStore;
  replyTemplate: TemplateStore;
  shopInfo: InfoStore;
  shopDetail: DetailStore;
  shopContact: ContactStore;
  shopResource: ResourceStore;
  review: ReviewStore;
}
export type StoreName = keyof Stores;
export type Maker<K extends StoreName> = (context: SeedContext) => Stores[K];

/** Made with the platform itself: products refer to groups at every turn. */
export const EAGER: { classify: Maker<'classify'> } = { classify: createGroupStore };

/** Each comes as a chunk of its own, with its data, when it is first asked for. */
export const LAZY: { [K in Exclude<StoreName, keyof typeof EAGER>]: () => Promise<Maker<K>> } = {
  material: async () => (await modules['material-store']()).createMaterialStore,
  materialFolder: async () => (await modules['material-store']()).createFolderStore,
  question: async () => (await modules['question-store']()).createQuestionStore,
  blog: async () => (await modules['blog-store']()).createBlogStore,
  inquiry: async () => (await modules['inquiry-store']()).createInquiryStore,
  replyTemplate: async () => (await modules['reply-template-store']()).createTemplateStore,
  shopInfo: async () => (await modules['shop-store']()).createInfoStore,
  shopDetail: async () => (await modules['shop-store']()).createDetailStore,
  shopContact: async () => (await modules['shop-store']()).createContactStore,
  shopResource: async () => (await modules['shop-store']()).createResourceStore,
  review: async () => (await modules['review-store']()).createReviewStore,
};
