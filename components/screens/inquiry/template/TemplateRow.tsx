import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Pencil, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import type { ReplyTemplate } from '@/lib/api/reply-template';
import { languageName } from '@/lib/i18n/display-names';
import { clampLines } from '@/lib/theme/clamp';

const Row = styled('li')({
  padding: '10px 16px 10px 24px',
  borderBottom: '1px solid var(--border-subtle)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& .head': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 },
  // The title shrinks, so that the buttons stay beside it.
  '& .what': { flex: '1 1 9rem', display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2px 8px', minWidth: 0 },
  '& .head h3': {
    margin: 0,
    fontSize: 'var(--type-body)',
    fontWeight: 'var(--weight-semibold)',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .head .tools': { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
  '& p': {
    margin: '2px 0 0',
    maxHeight: 60,
    ...clampLines(3),
    color: 'var(--text-secondary)',
    overflowWrap: 'anywhere',
  },
});

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
    <Row>
      <div className="head">
        <div className="what">
          <h3 dir="auto">{title}</h3>
          {language && <Chip size="small" label={languageName(language, locale)} />}
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
    </Row>
  );
}
