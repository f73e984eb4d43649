import { CircleCheck, TriangleAlert, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Button } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import { ScoreRing } from './ScoreRing';
import { FieldLink } from '../links/FieldLink';
import space from '@/components/ui/layout/space.module.css';
import styles from './DiagnosisCard.module.css';

interface DiagnosisLineProps {
  /** The field of the finding. */
  path?: string;
  tone: 'warning' | 'success';
  /** The icon and the text. */
  children: ReactNode;
}

/** One finding. */
function DiagnosisLine({ path, tone, children }: DiagnosisLineProps) {
  return (
    <li className={styles.line} data-tone={tone}>
      {path === undefined ? (
        <span>{children}</span>
      ) : (
        <FieldLink path={path}>
          {children}
          <ChevronRight size={14} strokeWidth={1.7} aria-hidden="true" className="to" />
        </FieldLink>
      )}
    </li>
  );
}

/** A recommendation, with the field where it can be followed. */
export interface Finding {
  path: string;
  text: string;
}

interface DiagnosisCardProps {
  title: string;
  /** A score out of 100, and whose it is; the checks below are the client's own. */
  score?: { value: number; text: (score: number) => string };
  findings: readonly Finding[];
  /** How many checks found nothing. */
  passed: number;
  /** Every check passed; findings may be fewer, because a field with an error says so itself. */
  complete: boolean;
  /** How buyers see the record. */
  children?: ReactNode;
}

const AT_FIRST = 5;

/**
 * Beside a form: what would make the record better, each with a link to its field. Errors are not repeated here: they
 * are beside their field and in the summary.
 */
export function DiagnosisCard({ title, score, findings, passed, complete, children }: DiagnosisCardProps) {
  const t = useTranslations('form.diagnosis');
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      {/* Large text goes below the ring, which a long word would otherwise push out of the card. */}
      <div className={styles.row}>
        {score && (
          <span aria-hidden="true">
            <ScoreRing score={score.value} label={score.text} />
          </span>
        )}
        <div>
          <Text variant="h6" as="h2" id={id}>
            {title}
          </Text>
          {score && (
            <Text variant="caption" as="p" tone="secondary">
              {score.text(score.value)}
            </Text>
          )}
        </div>
      </div>
      <ul className={styles.list}>
        {(all ? findings : findings.slice(0, AT_FIRST)).map(({ path, text }) => (
          <DiagnosisLine key={`${path} ${text}`} path={path} tone="warning">
            <TriangleAlert size={16} strokeWidth={1.7} aria-hidden="true" />
            {text}
          </DiagnosisLine>
        ))}
        <DiagnosisLine tone="success">
          <CircleCheck size={16} strokeWidth={1.7} aria-hidden="true" />
          {t(complete ? 'allPassed' : 'passed', { count: passed })}
        </DiagnosisLine>
      </ul>
      {findings.length > AT_FIRST && (
        <Button
          size="small"
          variant="text"
          onClick={() => setAll(!all)}
          aria-expanded={all}
          className={`${space.below4} ${space.flush}`}
        >
          {all ? t('less') : t('more', { count: findings.length - AT_FIRST })}
        </Button>
      )}
      {children}
    </Card>
  );
}
