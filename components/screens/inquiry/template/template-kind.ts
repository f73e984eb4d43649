import { issuesOf, type Issue } from '@/components/ui/form/issues';
import type { Sendable } from '@/components/ui/form/record-kind';
import { templateInputSchema, type ReplyTemplate } from '@/lib/api/reply-template';

export interface TemplateValues {
  title: string;
  content: string;
  language: string;
}

export const templateValues = (template: ReplyTemplate | undefined, language: string): TemplateValues => ({
  title: template?.title ?? '',
  content: template?.content ?? '',
  language: template?.language || language,
});

/** The record to send; fields that the form does not have go back as they came. */
export const templateRecord = (values: TemplateValues, base: ReplyTemplate | undefined): Sendable['record'] => ({
  ...base,
  ...values,
  title: values.title.trim(),
  content: values.content.trim(),
});

export const checkTemplate = (values: TemplateValues): Issue[] =>
  issuesOf(templateInputSchema.safeParse(values).error, values);
