import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import type { OverlayProps } from '../overlay';
import { draftTitle } from './draft-title';
import { useLogout, type Choice } from './use-logout';
import { useWorkTitle } from '../work/use-work-title';
import styles from './LogoutDialog.module.css';

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
    const fields = Object.values(refusedFields(error));
    return t('failed', { reason: fields.length > 0 ? fields.join(' ') : errorText(error) });
  };
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent>
        {rows.length > 0 && (
          <>
            <Text>{t('drafts', { count: rows.length })}</Text>
            <ul className={styles.rows}>
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
                      <Text variant="caption" as="p" tone="error" role="alert" className={styles.help}>
                        {reasonOf(failure)}
                      </Text>
                    )}
                  </li>
                );
              })}
            </ul>
            <Text variant="caption" as="p" tone="tertiary" className={styles.keepNote}>
              {t('keepNote')}
            </Text>
          </>
        )}
        {files.length > 0 && (
          <Text className={rows.length > 0 ? space.above16 : undefined}>
            {t('uploads', { count: files.length })} <bdi>{files.join(locale === 'zh' ? '、' : ', ')}</bdi>
          </Text>
        )}
        {works.length > 0 && (
          <Text className={rows.length + files.length > 0 ? space.above16 : undefined}>
            {running('logout', { count: works.length })} <bdi>{format.list(works.map(workTitle))}</bdi>
          </Text>
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
