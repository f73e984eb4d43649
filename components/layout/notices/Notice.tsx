import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { below } from '@/lib/theme/breakpoints';

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  padding: '8px 24px',
  borderBottom: '1px solid var(--warning-border)',
  background: 'var(--warning-soft)',
  color: 'var(--warning-text)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& strong': { fontWeight: 'var(--weight-semibold)' },
  [below.desk]: { padding: '8px 16px' },
});

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** Of its title, for those that it describes. */
  id?: string;
}

/** A line above the views. */
export const Notice = ({ icon, title, text, id }: NoticeProps) => (
  <Line>
    {icon}
    <strong id={id}>{title}</strong>
    {text && <span>{text}</span>}
  </Line>
);
