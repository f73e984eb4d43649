import type { ConfigProblem } from '@/lib/config/config';
import { problemText, startupTranslator } from '@/lib/config/problem-text';

const LANGUAGES = [
  { locale: 'zh', lang: 'zh-CN' },
  { locale: 'en', lang: 'en' },
] as const;

/**
 * Shown if config.json is missing or wrong: the setting and its value. In both languages, because none is chosen yet.
 */
export function StartupFailure({ problems }: { problems: ConfigProblem[] }) {
  return (
    <main className="startup" role="alert">
      {LANGUAGES.map(({ locale, lang }) => {
        const t = startupTranslator(locale);
        return (
          <section key={lang} lang={lang}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem.kind + problem.key}>{problemText(t, problem)}</li>
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
