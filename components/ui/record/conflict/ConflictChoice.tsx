import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Radio } from '../../form/choice/choice';
import styles from './ConflictChoice.module.css';

interface ConflictChoiceProps {
  group: string;
  /** The heading: whose value it is. */
  side: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

export function ConflictChoice({ group, side, text, checked, onChoose }: ConflictChoiceProps) {
  const t = useTranslations('form.conflict');
  const id = useId();
  const shown = text || t('empty');
  return (
    <label className={styles.card} htmlFor={id}>
      <Radio
        id={id}
        name={group}
        checked={checked}
        onChange={onChoose}
        aria-label={t('choice', { side, value: shown })}
      />
      <span title={text}>{text || <em>{shown}</em>}</span>
    </label>
  );
}
