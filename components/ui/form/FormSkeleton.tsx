import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { FormLayout } from './FormLayout';
import styles from './FormSkeleton.module.css';

const HEIGHTS = [290, 200, 320];

/** The shape of a form under its heading. It shows late, so that a fast response shows nothing of it. */
export function FormSkeleton({ title, heading }: { title: string; heading: ReactNode }) {
  const late = useDelayed(true);
  const block = (height: number) => <Skeleton key={height} height={height} />;
  return (
    // It is higher than the view: whoever has no mouse scrolls it too.
    <div role="group" aria-label={title} aria-busy="true" tabIndex={0} className={late ? undefined : styles.early}>
      <FormLayout
        // On narrow windows the navigation is one line of tabs.
        nav={<div className={styles.nav}>{block(280)}</div>}
        heading={heading}
        aside={{ label: title, children: <Card className={styles.aside}>{block(200)}</Card> }}
      >
        {HEIGHTS.map((height) => (
          <Card key={height} className={styles.section}>
            {block(height)}
          </Card>
        ))}
      </FormLayout>
    </div>
  );
}
