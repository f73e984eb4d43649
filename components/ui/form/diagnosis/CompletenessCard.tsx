import { useTranslations } from 'next-intl';
import { DiagnosisCard } from './DiagnosisCard';
import type { PlainKind } from '@/components/ui/record/plain-kind';
import type { SavedRecord } from '@/components/ui/record/record-kind';
import { ScoreRing } from './ScoreRing';
import { useIssueText } from '../issues/use-issue-text';
import { completenessOf, type Fact } from './completeness';

interface CompletenessCardProps<R extends SavedRecord, V extends object, F extends Fact<V>> {
  title: string;
  /** The score as text. */
  score: (score: number) => string;
  kind: PlainKind<R, V>;
  values: V;
  facts: readonly F[];
  /** The message for a missing fact. */
  lacks: (fact: F) => string;
  labelOf: (path: string) => string;
}

/** The completeness of a record: errors that prevent saving, then what buyers would miss. */
export function CompletenessCard<R extends SavedRecord, V extends object, F extends Fact<V>>(
  props: CompletenessCardProps<R, V, F>,
) {
  const { title, kind, values, facts, lacks, labelOf } = props;
  const t = useTranslations('form');
  const text = useIssueText();
  const { missing, given, score } = completenessOf(values, facts);
  const issues = kind.check(values);
  const wrong = new Set(issues.map(({ path }) => path));
  const findings = [
    ...issues.map((issue) => ({
      path: issue.path,
      tone: 'error' as const,
      text: t('labelWithText', { label: labelOf(issue.path), text: text(issue) }),
    })),
    ...missing
      .filter(({ path }) => !wrong.has(path))
      .map((fact) => ({ path: fact.path, tone: 'warning' as const, text: lacks(fact) })),
  ];
  const ring = <ScoreRing score={score} label={props.score} />;
  return <DiagnosisCard title={title} ring={ring} findings={findings} passed={given} />;
}
