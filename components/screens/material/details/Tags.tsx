import { TextLink } from '@/components/ui/layout/TextLink';
import styles from './Tags.module.css';

export function Tags({ tags, hrefOf }: { tags: readonly string[]; hrefOf?: (tag: string) => string }) {
  return (
    <span className={styles.list}>
      {tags.map((tag) =>
        hrefOf ? (
          <TextLink key={tag} href={hrefOf(tag)}>
            {tag}
          </TextLink>
        ) : (
          <span key={tag}>{tag}</span>
        ),
      )}
    </span>
  );
}
