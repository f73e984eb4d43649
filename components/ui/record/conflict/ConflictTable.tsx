import type { ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { labelOfKeys } from '../../form/field-label';
import { ConflictChoice } from './ConflictChoice';
import type { Difference, Side } from './diff-records';
import styles from './ConflictTable.module.css';

interface ConflictTableProps {
  differences: readonly Difference[];
  /** The chosen side of each difference. */
  choice: readonly Side[];
  onChoose: (at: number, side: Side) => void;
  theirsLabel: string;
  labelOf: (path: string) => string;
  show: (path: string, value: unknown) => string;
}

const Line = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.line} ${className}`} />
);

const SIDES = ['mine', 'theirs'] as const;

export function ConflictTable({ differences, choice, onChoose, theirsLabel, labelOf, show }: ConflictTableProps) {
  const t = useTranslations('form.conflict');
  const tForm = useTranslations('form');
  const inRow = (section: string, label: string) => tForm('labelInSection', { section, label });
  const group = useId();
  const heading = { mine: t('mine'), theirs: theirsLabel };
  return (
    <div className={styles.frame}>
      <Line className={styles.head} aria-hidden="true">
        <span />
        <span>{heading.mine}</span>
        <span>{heading.theirs}</span>
      </Line>
      {differences.map((difference, at) => {
        const { path } = difference;
        const label = labelOfKeys(labelOf, path, inRow);
        return (
          <Line key={at} role="radiogroup" aria-label={label}>
            <div className={styles.name} aria-hidden="true">
              {label}
            </div>
            {SIDES.map((side) => (
              <ConflictChoice
                key={side}
                group={`${group}-${at}`}
                side={heading[side]}
                text={show(path.join('.'), difference[side])}
                checked={choice[at] === side}
                onChoose={() => onChoose(at, side)}
              />
            ))}
          </Line>
        );
      })}
    </div>
  );
}
