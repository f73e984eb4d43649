import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useTranslations } from 'next-intl';
import type { ExportState } from './use-export';

export function ExportProgress({ state: { done, total, isWriting } }: { state: ExportState }) {
  const t = useTranslations('productSheet.export');
  const isCounted = total > 0 && !isWriting;
  return (
    <Stack spacing={1} sx={{ py: 2 }}>
      <LinearProgress
        aria-label={t('working')}
        variant={isCounted ? 'determinate' : 'indeterminate'}
        value={isCounted ? (100 * done) / total : undefined}
      />
      <span role="status">{isWriting ? t('writing') : t('read', { done, total })}</span>
    </Stack>
  );
}
