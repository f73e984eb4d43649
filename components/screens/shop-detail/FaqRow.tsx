import space from '@/components/ui/layout/space.module.css';
import { CONTENT_LANGUAGES } from '@/lib/i18n/localized';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { RowFieldset } from '@/components/ui/form/rows/RowFieldset';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { RowAction } from '@/components/ui/table/rows/RowAction';
import type { FaqValues } from './detail-kind';
import { useDetailLabel } from './detail-labels';
import styles from './FaqRow.module.css';

const PARTS = ['question', 'answer'] as const;

interface FaqRowProps {
  row: FaqValues;
  index: number;
  count: number;
  onChange: (change: Partial<FaqValues>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function FaqRow({ row, index, count, onChange, onMove, onRemove }: FaqRowProps) {
  const t = useTranslations('shopDetail.faq');
  const label = useDetailLabel();
  const { formId } = useFormHandle();
  const number = index + 1;
  return (
    <RowFieldset className={styles.frame}>
      <div className={styles.row}>
        <legend>{t('row', { row: number })}</legend>
        <div className={space.fill} />
        <RowAction
          label={t('up', { row: number })}
          icon={ArrowUp}
          busy={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        />
        <RowAction
          label={t('down', { row: number })}
          icon={ArrowDown}
          busy={index === count - 1}
          onClick={() => index < count - 1 && onMove(index + 1)}
        />
        <RowAction label={t('remove', { row: number })} icon={Trash2} danger onClick={onRemove} />
      </div>
      {PARTS.map((part) => (
        <div key={part} className={styles.columns}>
          {CONTENT_LANGUAGES.map((language) => {
            const path = `faq.${index}.${part}.${language}`;
            return (
              <div key={language} className={space.shrinks}>
                <label htmlFor={fieldId(formId, path)}>{t(part, { language })}</label>
                <CellField
                  path={path}
                  label={label(path)}
                  value={row[part][language] ?? ''}
                  onChange={(text) => onChange({ [part]: { ...row[part], [language]: text } })}
                  notesId={`${fieldId(formId, path)}-notes`}
                >
                  <TextInput size="small" rows={part === 'answer' ? 2 : undefined} />
                </CellField>
                <PathNotes path={path} />
              </div>
            );
          })}
        </div>
      ))}
    </RowFieldset>
  );
}
