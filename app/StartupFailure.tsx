import { createTranslator } from 'next-intl';
import type { ConfigProblem } from '@/lib/config/config';
import en from '@/messages/en/startup.json';
import zh from '@/messages/zh/startup.json';

const LANGUAGES = [
  { locale: 'zh', lang: 'zh-CN', messages: zh },
  { locale: 'en', lang: 'en', messages: en },
] as const;

/**
 * Shown if config.json is missing or wrong: the setting and its value. In both languages, because none is chosen yet.
 */
export function StartupFailure({ problems }: { problems: ConfigProblem[] }) {
  return (
    <main className="startup" role="alert">
      {LANGUAGES.map(({ locale, lang, messages }) => {
        const t = createTranslator({ locale, messages: { startup: messages }, namespace: 'startup' });
        return (
          <section key={lang} lang={lang}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
            <ul>
              {problems.map(({ kind, key, value }) => (
                <li key={kind + key}>{t(`problem.${kind}`, { key, value })}</li>
              ))}
            </ul>
            <button type="button" onClick={() => location.reload()}>
              {t('retry')}
            </button>
          </section>
        );
      })}
    </main>
  );
}
