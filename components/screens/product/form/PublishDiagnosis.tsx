import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useIssueText } from '@/components/ui/form/use-issue-text';
import type { Diagnosis } from './diagnosis';
import { DiagnosisLine } from './DiagnosisLine';
import { useFieldLabel } from './product-labels';
import { ScoreRing } from './ScoreRing';

interface PublishDiagnosisProps {
  diagnosis: Diagnosis;
  /** The platform's score; a product that was never saved has none. */
  score: number | undefined;
}

const AT_FIRST = 5;

/** What keeps the product from being published, and what would help it, each with the way to its field. */
export function PublishDiagnosis({ diagnosis, score }: PublishDiagnosisProps) {
  const t = useTranslations('productForm.diagnosis');
  const tForm = useTranslations('productForm');
  const label = useFieldLabel();
  const text = useIssueText();
  const [all, setAll] = useState(false);
  const id = useId();
  const { errors, advice, passed } = diagnosis;
  const lines = [
    ...errors.map((issue) => ({
      path: issue.path,
      tone: 'error' as const,
      text: tForm('labelWithText', { label: label(issue.path), text: text(issue) }),
    })),
    ...advice.map(({ key, path }) => ({ path, tone: 'warning' as const, text: t(`advice.${key}`) })),
  ];
  const shown = all ? lines : lines.slice(0, AT_FIRST);
  const state = errors.length > 0 ? 'blocked' : advice.length > 0 ? 'fair' : 'good';
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: '16px 18px 8px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {score !== undefined && <ScoreRing score={score} />}
        <div>
          <Typography variant="h6" component="h2" id={id}>
            {t('title')}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {t(state, { count: errors.length })}
          </Typography>
        </div>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: '12px 0 0', padding: 0 }}>
        {shown.map((line) => (
          <DiagnosisLine key={line.path} path={line.path} tone={line.tone}>
            {line.tone === 'error' ? (
              <CircleAlert size={16} strokeWidth={1.7} aria-hidden="true" />
            ) : (
              <TriangleAlert size={16} strokeWidth={1.7} aria-hidden="true" />
            )}
            {line.text}
          </DiagnosisLine>
        ))}
        <DiagnosisLine tone="success">
          <CircleCheck size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('passed', { count: passed })}
        </DiagnosisLine>
      </Box>
      {lines.length > AT_FIRST && (
        <Button
          size="small"
          variant="text"
          onClick={() => setAll(!all)}
          aria-expanded={all}
          sx={{ marginBottom: 0.5, marginLeft: -1 }}
        >
          {all ? t('less') : t('more', { count: lines.length - AT_FIRST })}
        </Button>
      )}
    </Card>
  );
}
