import type { Question } from '@/lib/api/question';
import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedQuestions } from './seed';
import { EntityStore, type Without } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';
import type { Language } from '@/lib/demo/platform/texts';

/** A question as kept: the product's name in both languages, for when the product is gone. */
export type StoredQuestion = Without<Question, 'productTitle'> & { productTitle: Record<Language, string> };

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
