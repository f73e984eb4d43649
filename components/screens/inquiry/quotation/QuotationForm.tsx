import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { useModelState } from '@/components/ui/form/form-context';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { buyerLanguage } from '../rules/buyer-language';
import { LazyQuotationPreview } from './lazy-quotation';
import { QuotationItems } from './QuotationItems';
import { QuotationSum } from './QuotationSum';
import { QuotationTerms } from './QuotationTerms';
import { useQuotation } from './use-quotation';
import { useWritingView } from '@/lib/router/view';
import type { QuotationValues } from './quotation-fields';

const Actions = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  gap: 8,
  margin: '0 -18px -18px',
  padding: '12px 18px',
  backgroundColor: 'var(--surface-base)',
  borderTop: '1px solid var(--border-subtle)',
});

interface QuotationFormProps {
  inquiry: Inquiry;
  initial: QuotationValues;
  today: string;
  onSent: () => void;
}

export function QuotationForm({ inquiry, initial, today, onSent }: QuotationFormProps) {
  const t = useTranslations('inquiry.quotation');
  const { form, busy, unchanged, check, made, send, reset } = useQuotation({
    id: inquiry.id,
    initial,
    today,
    language: buyerLanguage(inquiry.buyer.country),
    onSent,
  });
  const dirty = useModelState(form.model, (snapshot) => snapshot.dirty);
  useWritingView(dirty);
  const preview = useAnchor();
  const labelOf = (path: string) => {
    const [, row, part] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (row !== undefined) return t(`item.${part as 'title'}`, { row: Number(row) + 1 });
    const [, from, to] = /^rates\.(\w+)>(\w+)$/.exec(path) ?? [];
    if (from && to) return t('rate', { from, to });
    return t.has(`field.${path as 'currency'}`) ? t(`field.${path as 'currency'}`) : path;
  };
  return (
    <FormRoot form={form} label={t('label')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ErrorSummary labelOf={labelOf} />
        <QuotationItems inquiry={inquiry} />
        <QuotationTerms inquiry={inquiry} today={today} />
        <QuotationSum />
        <Actions>
          <Button disabled={!dirty || busy} onClick={reset} sx={{ flex: 1 }}>
            {t('reset')}
          </Button>
          <Button
            variant="contained"
            // After sending, the focus returns to it: it must be able to hold it.
            aria-disabled={unchanged || undefined}
            startIcon={<Eye size={16} strokeWidth={1.7} aria-hidden />}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (check()) preview.show(event);
            }}
            // Leaving the field would show its error and move the button away under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            sx={{ flex: 2 }}
          >
            {t(unchanged ? 'sent' : 'preview')}
          </Button>
        </Actions>
      </Box>
      {preview.open && (
        <LazyQuotationPreview
          inquiry={inquiry}
          {...made()}
          busy={busy}
          onSend={() => send(preview.hide)}
          onClose={preview.hide}
        />
      )}
    </FormRoot>
  );
}
