import { useTranslations } from 'next-intl';
import { DiagnosisCard, type Finding } from '@/components/ui/form/DiagnosisCard';
import { ScoreRing } from '@/components/ui/form/ScoreRing';
import { useIssueText } from '@/components/ui/form/use-issue-text';
import type { Diagnosis } from './diagnosis';
import { useFieldLabel } from './product-labels';

interface PublishDiagnosisProps {
  diagnosis: Diagnosis;
  /** The platform's score; a product that was never saved has none. */
  score: number | undefined;
}

/** What keeps the product from being published, and what would help it, each with the way to its field. */
export function PublishDiagnosis({ diagnosis, score }: PublishDiagnosisProps) {
  const t = useTranslations('productForm.diagnosis');
  const tForm = useTranslations('form');
  const label = useFieldLabel();
  const text = useIssueText();
  const { errors, advice, passed } = diagnosis;
  const findings: Finding[] = [
    ...errors.map((issue) => ({
      path: issue.path,
      tone: 'error' as const,
      text: tForm('labelWithText', { label: label(issue.path), text: text(issue) }),
    })),
    ...advice.map(({ key, path }) => ({ path, tone: 'warning' as const, text: t(`advice.${key}`) })),
  ];
  const ring = score !== undefined && <ScoreRing score={score} label={(value) => t('score', { score: value })} />;
  return <DiagnosisCard title={t('title')} ring={ring} findings={findings} passed={passed} />;
}
