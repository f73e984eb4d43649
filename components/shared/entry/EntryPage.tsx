import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { LanguageMenu } from '@/components/ui/language/LanguageMenu';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { TradeLanes } from './TradeLanes';
import styles from './entry.module.css';

/** The figures of the board are invented, so none are shown. */
function BrandStory({ title }: { title: string }) {
  const { story } = useLoginTexts();
  return (
    <section className={styles.story} aria-label={story.label}>
      <TradeLanes />
      <div className={styles.brand}>
        <BrandMark />
        <span suppressHydrationWarning>{title}</span>
      </div>
      <div className={styles.pitch}>
        <p className={styles.headline}>
          <span suppressHydrationWarning>{story.line1}</span>
          <span suppressHydrationWarning>{story.line2}</span>
        </p>
        <p className={styles.text} suppressHydrationWarning>
          {story.text}
        </p>
      </div>
    </section>
  );
}

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
