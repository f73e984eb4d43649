import { Link } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FileName } from '@/components/ui/feedback/FileName';
import type { Material } from '@/lib/api/material';
import { MaterialPicture } from './MaterialPicture';
import styles from './material.module.css';
import { useBytes } from '@/components/ui/media/measures';

export function MaterialFace({ material }: { material: Material }) {
  const t = useTranslations('library');
  const bytes = useBytes();
  const { name, width, height, size, usedBy } = material;
  const used = usedBy.length;
  return (
    <span className={styles.face}>
      <MaterialPicture material={material} />
      <span className={styles.words}>
        <span className={styles.name}>
          <FileName name={name} />
        </span>
        <span className={styles.facts}>
          <span>{width && height ? t('pixels', { width, height }) : bytes(size)}</span>
          {used > 0 ? (
            <span className={styles.used} role="img" aria-label={t('usedIn', { count: used })}>
              <Link size={13} strokeWidth={1.7} aria-hidden />
              {used}
            </span>
          ) : (
            t('unused')
          )}
        </span>
      </span>
    </span>
  );
}
