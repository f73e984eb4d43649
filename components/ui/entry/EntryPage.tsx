import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { getConfig } from '@/lib/config/config';
import { BrandStory } from './BrandStory';
import { Page, Side, Top } from './entry-parts';

/** The two halves of a page before the session: what the platform is for, and a form (board: 01-login). */
export function EntryPage({ children }: { children: ReactNode }) {
  const t = useTranslations('entry');
  const { title = t('app.title') } = getConfig();
  return (
    <Page>
      <BrandStory title={title} />
      <Side>
        <Top>
          <span className="brand">
            <BrandMark />
            {title}
          </span>
          <LanguageMenu />
        </Top>
        {children}
        <footer>{t('app.copyright', { year: String(new Date().getFullYear()), title })}</footer>
      </Side>
    </Page>
  );
}
