import * as v from '@/lib/schema/schema';
import { entityApi } from './entity';
import { entityFields, filledText, language, sentObject } from './values';

export const TEMPLATE_LIMITS = { title: 64, content: 4000 } as const;

/**
 * The placeholders in braces that a template may contain; they are replaced when the template is inserted into a reply.
 */
export const TEMPLATE_SLOTS = ['buyer', 'company', 'product', 'number', 'me'] as const;

export const templateInputSchema = v.looseObject({
  title: filledText(TEMPLATE_LIMITS.title),
  content: filledText(TEMPLATE_LIMITS.content),
  language,
});

export const templateSchema = sentObject({
  ...entityFields,
  title: v.string(),
  content: v.string(),
  language: v.optional(v.string(), ''),
});
export type ReplyTemplate = v.InferOutput<typeof templateSchema>;

/** Texts of frequent replies (contract 4). */
export const replyTemplateApi = entityApi('replyTemplate', templateSchema);
