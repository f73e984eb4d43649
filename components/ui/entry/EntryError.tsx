import { styled } from '@mui/material/styles';
import { CircleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/i18n/error-text';

const Root = styled('div')({
  display: 'flex',
  gap: 10,
  padding: '9px 8px 9px 12px',
  borderRadius: 8,
  border: '1px solid var(--error-border)',
  background: 'var(--error-soft)',
  color: 'var(--error-text)',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '&[data-notice]': {
    borderColor: 'var(--info-border)',
    background: 'var(--info-soft)',
    color: 'var(--info-text)',
  },
  '& svg': { flex: 'none', width: 16, height: 16, margin: 2 },
  '& p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& button': {
    flex: 'none',
    border: 0,
    padding: 2,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    height: 24,
  },
});

interface EntryErrorProps {
  error?: unknown;
  /** Said in place of an error: nothing went wrong. */
  notice?: string;
  onClose: () => void;
}

/** Why nobody was let in; it stays where the form is until the next try. */
export function EntryError({ error, notice, onClose }: EntryErrorProps) {
  const t = useTranslations('entry');
  const textOf = useErrorText();
  return (
    <Root role="alert" data-notice={notice && true}>
      <CircleAlert aria-hidden />
      <p>{notice ?? textOf(error)}</p>
      <button type="button" aria-label={t('action.close')} onClick={onClose}>
        <X aria-hidden />
      </button>
    </Root>
  );
}
