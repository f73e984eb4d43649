import { styled } from '@mui/material/styles';
import { Upload } from 'lucide-react';

const Sign = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  borderRadius: 'var(--radius-card)',
  border: '2px dashed var(--primary-main)',
  backgroundColor: 'color-mix(in srgb, var(--primary-soft) 88%, transparent)',
  color: 'var(--primary-on-soft)',
  fontWeight: 'var(--weight-semibold)',
  textAlign: 'center',
  pointerEvents: 'none',
});

export function DropSign({ text }: { text: string }) {
  return (
    <Sign aria-hidden>
      <Upload size={28} strokeWidth={1.7} />
      {text}
    </Sign>
  );
}
