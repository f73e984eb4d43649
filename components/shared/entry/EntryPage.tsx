import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { BrandStory } from './BrandStory';
import styles from './entry.module.css';

interface EntryPageProps {
  title?: string;
  /** Rendered for the HTML, which may be read in a later year than it was built. */
  isPrerendered?: boolean;
  children: ReactNode;
}

export function EntryPage({ title, isPrerendered = false, children }: EntryPageProps) {
  const { appTitle } = useLoginTexts();
  const name = title ?? appTitle;
  const years = isPrerendered ? '' : `${new Date().getFullYear()} `;
  return (
    <div className={styles.page}>
      <BrandStory title={name} />
      <main className={styles.side}>
        <div className={styles.top}>
          <span className={styles.name}>
            <BrandMark />
            <span suppressHydrationWarning>{name}</span>
          </span>
          <LanguageMenu />
        </div>
        {children}
        <footer suppressHydrationWarning>{`© ${years}${name}`}</footer>
      </main>
    </div>
  );
}
