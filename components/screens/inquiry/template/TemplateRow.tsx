import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { Pencil, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import type { ReplyTemplate } from '@/lib/api/reply-template';
import { languageName } from '@/lib/i18n/display-names';
import styles from './TemplateRow.module.css';

interface TemplateRowProps {
  template: ReplyTemplate;
  filled: string;
  onInsert: (text: string) => void;
  /** Undefined without the right to edit. */
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function TemplateRow({ template, filled, onInsert, onEdit, onRemove }: TemplateRowProps) {
  const t = useTranslations('inquiry.template');
  const locale = useLocale();
  const { title, language } = template;
  return (
    <li className={styles.row}>
      <div className="head">
        <div className="what">
          <h3 dir="auto">{title}</h3>
          {language && <StatusChip tone="plain">{languageName(language, locale)}</StatusChip>}
        </div>
        <div className="tools">
          <Button size="small" variant="text" aria-label={t('insertOne', { title })} onClick={() => onInsert(filled)}>
            {t('insert')}
          </Button>
          {onEdit && (
            <IconAction size="small" label={t('editOne', { title })} onClick={onEdit} {...lockOf()}>
              <Pencil size={16} aria-hidden />
            </IconAction>
          )}
          {onRemove && (
            <IconAction size="small" label={t('deleteOne', { title })} onClick={onRemove} {...lockOf()}>
              <Trash2 size={16} aria-hidden />
            </IconAction>
          )}
        </div>
      </div>
      <p lang={language || undefined} dir="auto" title={filled}>
        {filled}
      </p>
    </li>
  );
}
