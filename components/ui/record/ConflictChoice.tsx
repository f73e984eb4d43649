import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TOUCH } from '@/lib/theme/breakpoints';
import { clampLines } from '@/lib/theme/clamp';

interface ConflictChoiceProps {
  group: string;
  /** The heading: whose value it is. */
  side: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

const Card = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: '2.25rem',
  padding: '6px 12px',
  borderRadius: 'var(--radius-control)',
  border: '1px solid var(--border-default)',
  lineHeight: '1.25rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:checked)': {
    borderColor: 'var(--primary-main)',
    backgroundColor: 'var(--primary-soft)',
    fontWeight: 'var(--weight-medium)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 1 },
  '& input': { flex: 'none', width: '1rem', height: '1rem', margin: 0, accentColor: 'var(--primary-main)' },
  '& span': clampLines(4),
  '& em': { fontStyle: 'normal', color: 'var(--text-tertiary)' },
  [TOUCH]: { minHeight: 44 },
});

export function ConflictChoice({ group, side, text, checked, onChoose }: ConflictChoiceProps) {
  const t = useTranslations('form.conflict');
  const id = useId();
  const shown = text || t('empty');
  return (
    <Card htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        aria-label={t('choice', { side, value: shown })}
      />
      <span title={text}>{text || <em>{shown}</em>}</span>
    </Card>
  );
}
