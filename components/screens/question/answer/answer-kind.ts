import * as v from '@/lib/schema/schema';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import type { RecordKind } from '@/components/ui/record/record-kind';
import { reviveValues } from '@/components/ui/record/revive';
import { answerInputSchema, questionApi, questionSchema, type Question } from '@/lib/api/question';
import { expectCurrent } from '@/lib/api/request/records-now';

export interface AnswerValues {
  /** Named as in the request and its field errors. */
  content: string;
}

const toValues = (question?: Question): AnswerValues => ({ content: question?.answer?.content ?? '' });

/** Form of an answer: saving it changes the question, by doAnswer (contract 4). */
export const ANSWER_KIND: RecordKind<Question, AnswerValues, 'save'> = {
  name: 'answer',
  nameOf: ({ content }) => content.slice(0, 24),
  api: {
    ...questionApi,
    save: async (record) => {
      await expectCurrent(questionApi.find, record as Question);
      return questionApi.saveAnswer(record);
    },
  },
  schema: questionSchema,
  toValues,
  revive: (stored) => reviveValues(stored, toValues()),
  toRecord: ({ content }, base) => ({
    record: { ...base, answer: { at: '', by: '', ...base?.answer, content: content.trim() } },
    rows: {},
  }),
  partOf: ({ answer }) => ({ answer: { content: (answer as Question['answer'])?.content ?? '' } }),
  levels: { save: 'full' },
  restLevel: () => 'full',
};

export const checkAnswer = (values: AnswerValues): Issue[] =>
  issuesOf(v.safeParse(answerInputSchema, values).issues, values);
