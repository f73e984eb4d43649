import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { NativeChoice } from '@/components/ui/form/inputs/NativeChoice';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { useStopRead } from '@/components/ui/feedback/SlowRead';
import { useMay } from '@/components/ui/permission/Can';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty } from '@/components/ui/table/ListEmpty';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import { SearchBox } from '@/components/ui/table/SearchBox';
import { useRemove } from '@/components/ui/table/changes/use-entity-actions';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { replyTemplateApi, type ReplyTemplate } from '@/lib/api/reply-template';
import { showMessage } from '@/lib/state/messages';
import { fillTemplate, openSlots } from './template-fill';
import { languageName } from '@/lib/i18n/display-names';
import { TEMPLATE_LANGUAGES } from './languages';
import { keepUsed } from './last-used';
import { TemplateRow } from './TemplateRow';
import { useSlotValues } from './use-slot-values';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import styles from './TemplateList.module.css';

interface TemplateListProps {
  inquiry: Inquiry;
  onInsert: (text: string) => void;
  onEdit: (template: ReplyTemplate | 'new') => void;
}

const nothing = () => undefined;

export function TemplateList({ inquiry, onInsert, onEdit }: TemplateListProps) {
  const t = useTranslations('inquiry.template');
  const locale = useLocale();
  const format = useFormatter();
  const [keyword, setKeyword] = useState('');
  const [language, setLanguage] = useState('');
  const values = useSlotValues(inquiry);
  const may = useMay();
  const mayEdit = may(['replyTemplate:edit']);
  const remove = useRemove(replyTemplateApi, nothing, ({ title }: { id: string; title: string }) => title);
  const filter = { keyword: keyword || undefined, language: language || undefined };
  const listQuery = replyTemplateApi.list({ ...filter, sort: 'title', order: 'asc', pageSize: MAX_PAGE_SIZE });
  const query = useQuery(listQuery);
  const stop = useStopRead(listQuery.queryKey);
  const add = () => onEdit('new');
  /** Warns about slots without a value, because they would be sent as they are. */
  const insert = (id: string, text: string) => {
    keepUsed(id);
    const open = openSlots(text).map((slot) => t(`slot.${slot}`));
    if (open.length > 0) showMessage('info', t('open', { names: format.list(open) }));
    onInsert(text);
  };
  const reset = () => {
    setKeyword('');
    setLanguage('');
  };
  return (
    <>
      <div className={styles.row}>
        <SearchBox label={t('search')} value={keyword} onSearch={setKeyword} autoFocus />
        <NativeChoice label={t('language')} value={language} onChange={setLanguage}>
          <option value="">{t('anyLanguage')}</option>
          {TEMPLATE_LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {languageName(code, locale)}
            </option>
          ))}
        </NativeChoice>
        {mayEdit && (
          <Button startIcon={<Plus size={16} aria-hidden />} onClick={add} {...lockOf()}>
            {t('add')}
          </Button>
        )}
      </div>
      <DialogContent className={styles.content}>
        <ListBody
          query={query}
          onStop={stop}
          failedTitle={t('failed')}
          skeleton={<ListSkeleton density="comfortable" />}
          empty={
            <ListEmpty
              filtered={keyword !== '' || language !== ''}
              onClear={reset}
              never={{
                title: t('noneTitle'),
                text: t('noneText'),
                action: mayEdit ? { label: t('add'), run: add } : undefined,
              }}
            />
          }
        >
          {(templates) => (
            <ul aria-label={t('title')} className={styles.list}>
              {templates.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  filled={fillTemplate(template.content, values(template.language))}
                  onInsert={(text) => insert(template.id, text)}
                  onEdit={mayEdit ? () => onEdit(template) : undefined}
                  onRemove={may(['replyTemplate:delete']) ? () => !remove.busy && remove.mutate([template]) : undefined}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </DialogContent>
    </>
  );
}
