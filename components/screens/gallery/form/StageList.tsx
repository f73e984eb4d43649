import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { STAGES, type Stage } from './order-form';
import styles from './StageList.module.css';

/** Where in the form the user is. It is no navigation: a page is left by its buttons, which check it. */
export function StageList({ current }: { current: Stage }) {
  const t = useTranslations('gallery.form');
  const at = STAGES.indexOf(current);
  return (
    <ol className={styles.list} aria-label={t('stages')}>
      {STAGES.map((stage, index) => (
        <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={index < at || undefined}>
          <span className="number">
            {index < at ? <Check size={14} role="img" aria-label={t('done')} /> : index + 1}
          </span>
          {t(`stage.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
