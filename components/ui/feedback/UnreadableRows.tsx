import { styled } from '@mui/material/styles';
import { FileWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';

const Line = styled('p')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '7px 16px',
  borderBottom: '1px solid var(--border-subtle)',
  color: 'var(--text-secondary)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& svg': { flex: 'none', color: 'var(--warning-text)' },
});

export function UnreadableRows({ count }: { count: number }) {
  const t = useTranslations('feedback');
  if (count === 0) return null;
  return (
    <Line role="status">
      <FileWarning size={15} strokeWidth={1.7} aria-hidden />
      {t('unreadableRows', { count })}
    </Line>
  );
}
