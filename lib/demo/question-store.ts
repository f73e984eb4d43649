import type { Question } from '@/lib/api/question';
import type { TextFacts } from './list-query';
import { seedQuestions } from './seed/question/questions';
import { EntityStore, type Without } from './store';
import type { SeedContext } from './stores';
import type { Language } from './texts';

/** A question as kept: the product's name in both languages, for when the product is gone. */
export type StoredQuestion = Without<Question, 'productTitle'> & { productTitle: Record<Language, string> };

export type QuestionStore = EntityStore<StoredQuestion, TextFacts>;

const textOf = ({ productTitle, content, buyer, answer }: StoredQuestion) =>
  [productTitle.zh, productTitle.en, content, buyer.name, answer?.content ?? ''].join('\n').toLowerCase();

export const createQuestionStore = (context: SeedContext): QuestionStore =>
  new EntityStore<StoredQuestion, TextFacts>((question) => ({ text: textOf(question) }), seedQuestions(context));
