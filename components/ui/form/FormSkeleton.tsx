import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { FieldRow } from './FieldRow';
import { FormLayout } from './FormLayout';
import styles from './FormSkeleton.module.css';

/** The fields of each row, by section. */
const SECTIONS = [
  [2, 2, 3],
  [3, 3],
  [2, 3],
] as const;

/** The shape of a form under its heading. It shows late, so that a fast response shows nothing of it. */
export function FormSkeleton({ title, heading }: { title: string; heading: ReactNode }) {
  const late = useDelayed(true);
  return (
    // It is higher than the view: whoever has no mouse scrolls it too.
    <div role="group" aria-label={title} aria-busy="true" tabIndex={0} className={late ? undefined : styles.early}>
      <FormLayout
        // On narrow windows the navigation is one line of tabs.
        nav={
          <div className={styles.nav}>
            <Skeleton height={280} />
          </div>
        }
        heading={heading}
        aside={{
          label: title,
          children: (
            <Card className={styles.aside}>
              <Skeleton height={200} />
            </Card>
          ),
        }}
      >
        {SECTIONS.map((rows, section) => (
          <Card key={section} className={styles.section}>
            <Skeleton width={96} height={16} margin="18px 0 4px" />
            {rows.map((columns, row) => (
              <FieldRow key={row} columns={columns}>
                {Array.from({ length: columns }, (_, field) => (
                  <div key={field} className={styles.field}>
                    <Skeleton width={72} height={12} margin="4px 0 10px" />
                    <Skeleton />
                  </div>
                ))}
              </FieldRow>
            ))}
          </Card>
        ))}
      </FormLayout>
    </div>
  );
}
