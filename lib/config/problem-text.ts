import { createTranslator } from 'next-intl';
import en from '@/messages/en/startup.json';
import zh from '@/messages/zh/startup.json';
import type { ConfigProblem } from './config';
import { adviceFor } from './advice';

/** Both languages: where config.json is wrong, none is chosen yet. */
const STARTUP_TEXTS = { zh, en } as const;

export const startupTranslator = (locale: keyof typeof STARTUP_TEXTS) =>
  createTranslator({ locale, messages: { startup: STARTUP_TEXTS[locale] }, namespace: 'startup' });

/** A problem of config.json in words, with what was probably meant or what is allowed. */
export function problemText(t: ReturnType<typeof startupTranslator>, problem: ConfigProblem): string {
  const { kind, key, value } = problem;
  const { near, values } = adviceFor(problem);
  if (kind === 'unknownKey' && near !== undefined) return t('problem.unknownKeyNear', { key, near });
  if (kind === 'wrongValue' && values) {
    const listed = { key, value, values: values.join(', ') };
    return near === undefined ? t('problem.wrongValueOf', listed) : t('problem.wrongValueNear', { ...listed, near });
  }
  if (kind === 'wrongValue' && near !== undefined) return t('problem.unknownCall', { key, near });
  return t(`problem.${kind}`, { key, value });
}
