import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { DraftState } from './use-draft';

export type OfferedDraft = Pick<DraftState, 'restore' | 'discard'> & { offeredAt: Date };

/** A draft from before: take it up again, or throw it away. */
export function DraftNotice({ draft }: { draft: OfferedDraft }) {
  const t = useTranslations('form.draft');
  const format = useFormatter();
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={t('label')}
      icon={<History size={18} strokeWidth={1.7} aria-hidden="true" />}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="text" color="inherit" onClick={draft.discard}>
            {t('discard')}
          </Button>
          <Button size="small" onClick={draft.restore}>
            {t('restore')}
          </Button>
        </Box>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      {t('found', { time: format.dateTime(draft.offeredAt, 'full') })}
    </Alert>
  );
}
