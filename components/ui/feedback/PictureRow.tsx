import { useTranslations } from 'next-intl';
import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import styles from './PictureRow.module.css';

const PictureViewer = lazyPart(() => import('./dialog/PictureViewer').then((module) => module.PictureViewer));

interface PictureRowProps {
  title: string;
  urls: readonly string[];
}

export function PictureRow({ title, urls }: PictureRowProps) {
  const t = useTranslations('feedback.pictures');
  const [at, setAt] = useState<number>();
  // The dialog would stay in front of another view.
  useLayoutEffect(() => () => setAt(undefined), []);
  if (urls.length === 0) return null;
  return (
    <div className={styles.row}>
      {urls.map((url, index) => (
        <button key={index} type="button" aria-label={t('open', { at: index + 1 })} onClick={() => setAt(index)}>
          <Thumb src={url} size={64} />
        </button>
      ))}
      {at !== undefined && (
        <Suspense>
          <PictureViewer title={title} urls={urls} at={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
