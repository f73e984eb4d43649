import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import type { RecordKind } from '@/components/ui/record/record-kind';
import { reviveValues } from '@/components/ui/record/revive';
import { answerInputSchema, questionApi, questionSchema, type Question } from '@/lib/api/question';

export interface AnswerValues {
  /** Under the name that the call and its field errors have for it. */
  content: string;
}

const toValues = (question?: Question): AnswerValues => ({ content: question?.answer?.content ?? '' });

/** The answer to a question as a form: it is the question that is saved, by doAnswer (contract 4). */
export const ANSWER_KIND: RecordKind<Question, AnswerValues, 'save'> = {
  name: 'answer',
  api: { ...questionApi, save: questionApi.saveAnswer },
  schema: questionSchema,
  toValues,
  revive: (stored) => reviveValues(stored, toValues()),
  toRecord: ({ content }, base) => ({
    record: { ...base, answer: { at: '', by: '', ...base?.answer, content: content.trim() } },
    rows: {},
  }),
  partOf: ({ answer }) => ({ content: (answer as Question['answer'])?.content ?? '' }),
  levels: { save: 'full' },
  restLevel: () => 'full',
};

export const checkAnswer = (values: AnswerValues): Issue[] =>
  issuesOf(answerInputSchema.safeParse(values).error, values);
