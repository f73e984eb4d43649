import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileWarning, History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { copyText } from '@/lib/state/copy-text';
import type { DraftState } from './use-draft';

export type NoticeState = Pick<
  DraftState,
  'offeredAt' | 'restore' | 'discard' | 'returnedAt' | 'damaged' | 'discardDamaged'
>;

/** On phones the buttons are below the text. */
const WRAPPING = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } } as const;

const icon = <History size={18} strokeWidth={1.7} aria-hidden="true" />;

/** Characters of a damaged draft that are shown; the copy contains all of it. */
const MAX_SHOWN = 4000;

/** A draft that cannot be restored into its form; its text can be copied. */
function DamagedNotice({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  const t = useTranslations('form.draft');
  const copy = () => copyText(text, t('copied'), t('copyFailed'), 'error');
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={t('damagedLabel')}
      icon={<FileWarning size={18} strokeWidth={1.7} aria-hidden="true" />}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="text" color="inherit" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </Box>
      }
      sx={WRAPPING}
    >
      {t('damaged')}
      <details>
        <Box component="summary" sx={{ minHeight: '1.5rem', cursor: 'pointer' }}>
          {t('show')}
        </Box>
        <Box
          component="pre"
          dir="auto"
          sx={{ margin: 0, maxHeight: 160, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text.slice(0, MAX_SHOWN)}
        </Box>
      </details>
    </Alert>
  );
}

/** Older drafts: restored, offered, or unreadable. */
export function DraftNotice({ draft }: { draft: NoticeState }) {
  const t = useTranslations('form.draft');
  const format = useFormatter();
  const { offeredAt, returnedAt, damaged } = draft;
  return (
    <>
      {returnedAt && (
        <Alert severity="success" role="status" icon={icon}>
          {t('returned', { time: format.dateTime(returnedAt, 'full') })}
        </Alert>
      )}
      {offeredAt && (
        <Alert
          severity="info"
          role="region"
          aria-label={t('label')}
          icon={icon}
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
          sx={WRAPPING}
        >
          {t('found', { time: format.dateTime(offeredAt, 'full') })}
        </Alert>
      )}
      {damaged !== undefined && <DamagedNotice text={damaged} onDiscard={draft.discardDamaged} />}
    </>
  );
}
