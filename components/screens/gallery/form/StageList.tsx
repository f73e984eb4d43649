import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { below } from '@/lib/theme/breakpoints';
import { STAGES, type Stage } from './order-form';

const List = styled('ol')({
  display: 'flex',
  gap: 8,
  margin: '0 0 20px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    paddingTop: 10,
    borderTop: '3px solid var(--border-default)',
    color: 'var(--text-tertiary)',
    fontSize: 'var(--type-small)',
    lineHeight: '1.25rem',
  },
  '& li[data-done]': { borderColor: 'var(--primary-main)', color: 'var(--text-secondary)' },
  '& li[aria-current]': {
    borderColor: 'var(--primary-main)',
    color: 'var(--text-primary)',
    fontWeight: 'var(--weight-semibold)',
  },
  '& .number': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: '50%',
    backgroundColor: 'var(--surface-pressed)',
    color: 'var(--text-secondary)',
    fontSize: 'var(--type-caption)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [aria-current] .number': { backgroundColor: 'var(--primary-main)', color: 'var(--primary-on-primary)' },
  '& [data-done] .number': { backgroundColor: 'var(--primary-soft)', color: 'var(--primary-on-soft)' },
  [below.phone]: { '& li': { alignItems: 'flex-start' } },
});

/** Where in the form the user is. It is no navigation: a page is left by its buttons, which check it. */
export function StageList({ current }: { current: Stage }) {
  const t = useTranslations('gallery.form');
  const at = STAGES.indexOf(current);
  return (
    <List aria-label={t('stages')}>
      {STAGES.map((stage, index) => (
        <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={index < at || undefined}>
          <span className="number">
            {index < at ? <Check size={14} role="img" aria-label={t('done')} /> : index + 1}
          </span>
          {t(`stage.${stage}`)}
        </li>
      ))}
    </List>
  );
}
