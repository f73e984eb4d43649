import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { Radio } from '@/components/ui/form/choice/choice';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { valueAt } from '@/components/ui/form/paths';
import type { ListQuery } from '@/lib/api/entity';
import type { Locale } from '@/lib/i18n/locales';
import { useSession } from '@/lib/state/session';
import type { SheetFormat } from '../worker/export-job';
import { ColumnChoice } from './ColumnChoice';
import { exportedColumns, keepExportPrefs, readExportPrefs, type ExportPrefs } from './export-prefs';
import type { ReadResult } from './read-products';
import { startExport } from './start-export';

export interface ExportDialogProps {
  selected: readonly string[];
  /** Filters of the request; undefined if the list has none. */
  filter: ListQuery | undefined;
  /** How many the filters match, and how many there are; undefined where the platform has not sent it. */
  counts: { filtered: number | undefined; all: number | undefined };
  onClose: () => void;
}

type Scope = 'selected' | 'filtered' | 'all';

/** What, in which form, and with which columns; the choice of the last time is kept on this device. */
export function ExportDialog({ selected, filter, counts, onClose }: ExportDialogProps) {
  const t = useTranslations('productSheet.export');
  const actions = useTranslations('entry.action');
  const locale = useLocale() as Locale;
  const messages = useMessages();
  const id = useId();
  const [prefs, setPrefs] = useState(readExportPrefs);
  const keep = (change: Partial<ExportPrefs>) => {
    const next = { ...prefs, ...change };
    setPrefs(next);
    keepExportPrefs(next);
  };
  const count: Record<Scope, number | undefined> = { selected: selected.length, ...counts };
  const scopes = (['selected', 'filtered', 'all'] as const).filter(
    (one) => one === 'all' || (one === 'selected' ? selected.length > 0 : filter !== undefined),
  );
  const [scope, setScope] = useState<Scope>(scopes[0]!);
  const chosen = count[scope];
  const labelOf = (one: Scope) => {
    const number = count[one];
    return number === undefined ? t('allUncounted') : t(one, { count: number });
  };
  const session = useSession();
  const client = useQueryClient();
  const lacks = ({ missing, unreadable }: ReadResult) =>
    [missing > 0 && t('missing', { count: missing }), unreadable > 0 && t('unreadable', { count: unreadable })]
      .filter(Boolean)
      .join(' ') || undefined;
  const run = () => {
    const source = scope === 'selected' ? { ids: selected } : { filter: (scope === 'filtered' && filter) || {} };
    const order = { source, columns: exportedColumns(prefs), format: prefs.format, locale };
    startExport({ session, client, order, count: chosen ?? 0, texts: { fileName: t('fileName'), lacks } });
    onClose();
  };
  return (
    <DraggableDialog title={t('title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack gap={20}>
          {scopes.length > 1 && (
            <div>
              <FieldLabel id={`${id}-scope`} htmlFor={undefined} required={false}>
                {t('scope')}
              </FieldLabel>
              <Row gap={12} wrap role="radiogroup" aria-labelledby={`${id}-scope`}>
                {scopes.map((one) => (
                  <Radio
                    key={one}
                    name={`${id}-scope`}
                    checked={scope === one}
                    onChange={() => setScope(one)}
                    label={labelOf(one)}
                  />
                ))}
              </Row>
            </div>
          )}
          <div>
            <FieldLabel id={`${id}-format`} htmlFor={undefined} required={false}>
              {t('format')}
            </FieldLabel>
            <Segmented
              name={`${id}-format`}
              aria-labelledby={`${id}-format`}
              options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(value) }))}
              value={prefs.format}
              onChange={(format) => keep({ format: format as SheetFormat })}
            />
          </div>
          <ColumnChoice
            left={prefs.left}
            headOf={({ label }) => String(valueAt(messages, label) ?? '')}
            onChange={(left) => keep({ left })}
          />
          <Text variant="body2" tone="secondary">
            {t('identity')}
          </Text>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{actions('cancel')}</Button>
        <Button variant="contained" disabled={chosen === 0} onClick={run}>
          {chosen === undefined ? t('startAll') : t('start', { count: chosen })}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
