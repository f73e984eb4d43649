import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { DiagnosisLine } from './DiagnosisLine';

/** A recommendation, with the field where it can be followed. */
export interface Finding {
  path: string;
  text: string;
}

interface DiagnosisCardProps {
  title: string;
  /** A score beside the title. */
  ring?: ReactNode;
  findings: readonly Finding[];
  /** How many checks found nothing. */
  passed: number;
  /** Every check passed; findings may be fewer, because a field with an error says so itself. */
  complete: boolean;
}

const AT_FIRST = 5;

/**
 * Beside a form: what would make the record better, each with a link to its field. Errors are not repeated here: they
 * are beside their field and in the summary.
 */
export function DiagnosisCard({ title, ring, findings, passed, complete }: DiagnosisCardProps) {
  const t = useTranslations('form.diagnosis');
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: '16px 18px 8px' }}>
      {/* Large text goes below the ring, which a long word would otherwise push out of the card. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, '& > svg': { flex: 'none' } }}>
        {ring}
        <div>
          <Typography variant="h6" component="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {t(complete ? 'good' : 'fair')}
          </Typography>
        </div>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: '12px 0 0', padding: 0 }}>
        {(all ? findings : findings.slice(0, AT_FIRST)).map(({ path, text }) => (
          <DiagnosisLine key={`${path} ${text}`} path={path} tone="warning">
            <TriangleAlert size={16} strokeWidth={1.7} aria-hidden="true" />
            {text}
          </DiagnosisLine>
        ))}
        <DiagnosisLine tone="success">
          <CircleCheck size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('passed', { count: passed })}
        </DiagnosisLine>
      </Box>
      {findings.length > AT_FIRST && (
        <Button
          size="small"
          variant="text"
          onClick={() => setAll(!all)}
          aria-expanded={all}
          sx={{ marginBottom: 0.5, marginLeft: -1 }}
        >
          {all ? t('less') : t('more', { count: findings.length - AT_FIRST })}
        </Button>
      )}
    </Card>
  );
}
