import type { Language } from '@/lib/demo/platform/texts';
import type { Two } from './kind';
import reasons from './reason-texts.json';

/** Reasons of rejections; the record contains the key, and the response the text in the interface language. */
const REASONS = reasons as unknown as Record<string, Two>;

const PREFIX = 'reason:';
export const REASON_TOKENS = Object.keys(REASONS)
  .filter((key) => key !== 'forbidden')
  .map((key) => PREFIX + key);

export const rejectReason = (token: string, language: Language): string =>
  REASONS[token.slice(PREFIX.length)]?.[language === 'zh' ? 0 : 1] ?? token;
