import { BrandMark } from '@/components/ui/brand/BrandMark';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { TradeLanes } from './TradeLanes';
import styles from './entry.module.css';

/** The figures of the board are invented, so none are shown. */
export function BrandStory({ title }: { title: string }) {
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
