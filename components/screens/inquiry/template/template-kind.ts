import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import type { RecordKind, Sendable } from '@/components/ui/record/record-kind';
import { reviveValues } from '@/components/ui/record/revive';
import { replyTemplateApi, templateInputSchema, templateSchema, type ReplyTemplate } from '@/lib/api/reply-template';
import * as v from '@/lib/schema/schema';

export interface TemplateValues {
  title: string;
  content: string;
  language: string;
}

const templateValues = (template: ReplyTemplate | undefined, language: string): TemplateValues => ({
  title: template?.title ?? '',
  content: template?.content ?? '',
  language: template?.language || language,
});

/** The request body; fields that are not in the form are sent back unchanged. */
const templateRecord = (values: TemplateValues, base: ReplyTemplate | undefined): Sendable['record'] => ({
  ...base,
  ...values,
  title: values.title.trim(),
  content: values.content.trim(),
});

export const checkTemplate = (values: TemplateValues): Issue[] =>
  issuesOf(v.safeParse(templateInputSchema, values).issues, values);

const partOf = ({ title, content, language }: Record<string, unknown>) => ({ title, content, language });

/** The kind of a reply template; a new one is in this language. */
export function templateKind(locale: string): RecordKind<ReplyTemplate, TemplateValues, 'save'> {
  const blank = templateValues(undefined, locale);
  return {
    name: 'replyTemplate',
    api: replyTemplateApi,
    schema: templateSchema,
    toValues: (record) => templateValues(record, locale),
    revive: (stored) => reviveValues(stored, blank),
    toRecord: (values, base) => ({ record: templateRecord(values, base), rows: {} }),
    partOf,
    levels: { save: 'full' },
    restLevel: () => 'full',
  };
}
