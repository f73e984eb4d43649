import { DiagnosisCard } from './DiagnosisCard';
import type { PlainKind } from '@/components/ui/record/plain-kind';
import type { SavedRecord } from '@/components/ui/record/record-kind';
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
}

/** The completeness of a record: what buyers would miss. */
export function CompletenessCard<R extends SavedRecord, V extends object, F extends Fact<V>>(
  props: CompletenessCardProps<R, V, F>,
) {
  const { title, kind, values, facts, lacks } = props;
  const { missing, given, score } = completenessOf(values, facts);
  const wrong = new Set(kind.check(values).map(({ path }) => path));
  const findings = missing
    .filter(({ path }) => !wrong.has(path))
    .map((fact) => ({ path: fact.path, text: lacks(fact) }));
  return (
    <DiagnosisCard
      title={title}
      score={{ value: score, text: props.score }}
      findings={findings}
      passed={given}
      complete={missing.length === 0}
    />
  );
}
