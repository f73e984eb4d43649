import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import type { OverlayProps } from '../Overlays';
import { draftTitle } from './draft-title';
import { useLogout, type Choice } from './use-logout';
import { useWorkTitle } from '../work/use-work-title';

const Rows = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  border: '1px solid var(--border-subtle)',
  borderRadius: 'var(--radius-panel)',
  '& > li': { display: 'grid', gap: 8, padding: '12px 14px' },
  '& > li + li': { borderTop: '1px solid var(--border-subtle)' },
  '& > li > [role="radiogroup"]': { justifySelf: 'start' },
  '& .name': { fontWeight: 'var(--weight-medium)', overflowWrap: 'anywhere' },
  '& .time': { color: 'var(--text-tertiary)', fontSize: 'var(--type-caption)' },
});

/** Keys of form names in the messages that differ from the form's id. */
const KIND_KEYS: Record<string, string> = { 'inquiry-note': 'inquiryNote' };

export function LogoutDialog({ onClose }: OverlayProps) {
  const t = useTranslations('account.logout');
  const action = useTranslations('entry.action');
  const format = useFormatter();
  const locale = useLocale();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const id = useId();
  const workTitle = useWorkTitle();
  const running = useTranslations('work');
  const { rows, files, works, choose, busy, confirm } = useLogout();

  const kindOf = (form: string) => {
    const key = `kind.${KIND_KEYS[form] ?? form}` as 'kind.other';
    return t.has(key) ? t(key) : t('kind.other');
  };
  const reasonOf = (error: unknown) => {
    if (isApiError(error, 'conflict')) return t('conflict');
    const fields = isApiError(error, 'invalid') ? Object.values(error.fields ?? {}) : [];
    return t('failed', { reason: fields.length > 0 ? fields.join(' ') : errorText(error) });
  };
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent>
        {rows.length > 0 && (
          <>
            <Typography>{t('drafts', { count: rows.length })}</Typography>
            <Rows>
              {rows.map(({ draft, choice, failure, options }, index) => {
                const title = draft.damaged ? t('damaged') : draftTitle(draft, locale, queries) || t('untitled');
                const name = t('item', { kind: kindOf(draft.form), title });
                return (
                  <li key={`${draft.key} ${index}`}>
                    <div>
                      <div className="name" dir="auto">
                        {name}
                      </div>
                      {draft.draft && (
                        <div className="time">
                          {t('typedAt', { time: format.dateTime(new Date(draft.draft.at), 'full') })}
                        </div>
                      )}
                    </div>
                    <Segmented
                      name={`${id}-${index}`}
                      aria-label={t('choice', { name })}
                      value={choice}
                      options={options.map((value) => ({ value, label: t(value) }))}
                      disabled={busy}
                      onChange={(value) => choose(draft, value as Choice)}
                    />
                    {failure !== undefined && (
                      <FormHelperText error role="alert" sx={{ margin: 0 }}>
                        {reasonOf(failure)}
                      </FormHelperText>
                    )}
                  </li>
                );
              })}
            </Rows>
            <FormHelperText sx={{ margin: '8px 0 0' }}>{t('keepNote')}</FormHelperText>
          </>
        )}
        {files.length > 0 && (
          <Typography sx={{ marginTop: rows.length > 0 ? 2 : 0 }}>
            {t('uploads', { count: files.length })} <bdi>{files.join(locale === 'zh' ? '、' : ', ')}</bdi>
          </Typography>
        )}
        {works.length > 0 && (
          <Typography sx={{ marginTop: rows.length + files.length > 0 ? 2 : 0 }}>
            {running('logout', { count: works.length })} <bdi>{format.list(works.map(workTitle))}</bdi>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus>
          {action('cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={confirm} loading={busy}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
