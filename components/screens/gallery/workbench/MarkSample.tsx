import { HOUR } from '@/lib/util/day';
import { useTranslations } from 'next-intl';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { Moment } from '@/components/ui/feedback/Moment';
import { ScoreBar } from '@/components/ui/feedback/ScoreBar';
import { Stars } from '@/components/ui/feedback/Stars';
import { StatusChip, type StatusTone } from '@/components/ui/feedback/StatusChip';
import { Waiting } from '@/components/ui/feedback/Waiting';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import { useNow } from '@/lib/util/use-now';
import { SAMPLE_NAMES } from '../data/sample-orders';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import styles from './MarkSample.module.css';

const TONES: readonly StatusTone[] = ['neutral', 'hollow', 'primary', 'info', 'success', 'warning', 'error'];
const SCORES = [92, 71, 38];
/** Hours, and from when a wait is late or overdue. */
const WAITS = [2, 30, 90];
const LIMITS = { late: 24, overdue: 72 };

/** The small marks of lists and heads: none of them says anything by its colour alone. */
export function MarkSample() {
  const t = useTranslations('gallery.marks');
  const now = useNow().getTime();
  const before = (hours: number) => new Date(now - hours * HOUR).toISOString();
  return (
    <Sample
      title={t('title')}
      text={t('text')}
      files={[
        'components/ui/feedback/StatusChip.tsx',
        'components/ui/feedback/ScoreBar.tsx',
        'components/ui/feedback/Waiting.tsx',
        'components/ui/person/PersonPicture.tsx',
      ]}
    >
      <Row className={styles.marks}>
        {TONES.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {t(`tone.${tone as 'info'}`)}
          </StatusChip>
        ))}
        {WAITS.map((hours) => (
          <Waiting key={hours} since={before(hours)} limits={LIMITS} />
        ))}
        {SCORES.map((score) => (
          <ScoreBar key={score} score={score} />
        ))}
        <Stars score={4.4} />
        <CountBadge>12</CountBadge>
        <CountBadge tone="primary">8</CountBadge>
        <CountBadge tone="error">3</CountBadge>
        <Moment at={before(1)} />
        {SAMPLE_NAMES.map((name) => (
          <PersonPicture key={name} name={name} />
        ))}
      </Row>
    </Sample>
  );
}
