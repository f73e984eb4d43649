import { CONTENT_LANGUAGES } from '@/lib/i18n/localized';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CellField } from '@/components/ui/form/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { RowAction } from '@/components/ui/table/rows/RowAction';
import type { FaqValues } from './detail-kind';
import { useDetailLabel } from './detail-labels';

const Frame = styled('fieldset')({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: '10px 14px 14px',
  borderRadius: 'var(--radius-panel)',
  border: '1px solid var(--border-subtle)',
  '& legend': {
    float: 'left',
    padding: 0,
    fontSize: 'var(--type-small)',
    fontWeight: 'var(--weight-semibold)',
    lineHeight: '2rem',
  },
  '& label': {
    display: 'block',
    marginBottom: 4,
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-secondary)',
  },
});

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
    <Frame>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <legend>{t('row', { row: number })}</legend>
        <Box sx={{ flex: 1 }} />
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
      </Box>
      {PARTS.map((part) => (
        <Box key={part} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
          {CONTENT_LANGUAGES.map((language) => {
            const path = `faq.${index}.${part}.${language}`;
            return (
              <Box key={language} sx={{ minWidth: 0 }}>
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
              </Box>
            );
          })}
        </Box>
      ))}
    </Frame>
  );
}
