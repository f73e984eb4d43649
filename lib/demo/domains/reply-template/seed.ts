import type { ReplyTemplate } from '@/lib/api/reply-template';
import { stamped } from '@/lib/demo/platform/stamp';
import templates from './templates.json';

export const seedTemplates = (epoch: number): ReplyTemplate[] =>
  templates.map((template, index) => ({
    ...stamped(index + 1, epoch, 6000 - index * 310, 1900 - index * 120, 1 + (index % 4)),
    ...template,
  }));
