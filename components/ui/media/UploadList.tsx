import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Upload } from '@/lib/state/uploads';
import type { FileKind } from '@/lib/util/files/file-type';
import { UploadRow } from './UploadRow';

const Root = styled('section')({
  flex: 'none',
  marginBottom: 12,
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-base)',
  overflow: 'hidden',
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: '0 6px 6px',
    maxHeight: 196,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
});

interface UploadListProps {
  uploads: readonly Upload[];
  kinds: readonly FileKind[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

const shareOf = ({ state, sent }: Upload) => (state === 'done' || state === 'failed' ? 1 : (sent ?? 0));

export function UploadList({ uploads, kinds, onRetry, onCancel }: UploadListProps) {
  const t = useTranslations('library.upload');
  const root = useRef<HTMLElement>(null);
  const ended = uploads.filter(({ state }) => state === 'done' || state === 'failed').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const count = uploads.length;
  const held = useRef(false);
  useEffect(() => {
    // When the row with the focused button is removed, the list gets the focus while it exists.
    if (held.current && document.activeElement === document.body) root.current?.focus();
  }, [count]);
  if (count === 0) return null;
  const running = ended < count;
  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-label={t('label')}
      onFocus={() => (held.current = true)}
      onBlur={(event) => (held.current = event.relatedTarget === null)}
    >
      <Box role="status" sx={{ p: '10px 14px 8px', typography: 'body2', fontWeight: 'var(--weight-semibold)' }}>
        {running ? t('running', { ended, count }) : t('stopped', { failed })}
      </Box>
      {running && (
        <LinearProgress
          aria-label={t('label')}
          variant="determinate"
          value={(100 * uploads.reduce((sum, upload) => sum + shareOf(upload), 0)) / count}
          sx={{ mx: 1.75, mb: 1 }}
        />
      )}
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            kinds={kinds}
            onRetry={() => onRetry(upload.id)}
            onCancel={() => onCancel(upload.id)}
          />
        ))}
      </ul>
    </Root>
  );
}
