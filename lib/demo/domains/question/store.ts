import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedQuestions, type StoredQuestion } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export type QuestionStore = EntityStore<StoredQuestion, TextFacts>;

const textOf = ({ productTitle, content, buyer, answer }: StoredQuestion) =>
  [productTitle.zh, productTitle.en, content, buyer.name, answer?.content ?? ''].join('\n').toLowerCase();

export const createQuestionStore = (context: SeedContext): QuestionStore =>
  new EntityStore<StoredQuestion, TextFacts>((question) => ({ text: textOf(question) }), seedQuestions(context));

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    question: QuestionStore;
  }
}
