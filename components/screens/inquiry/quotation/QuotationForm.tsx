import { lazyDialog } from '@/components/ui/lazy-dialog';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { Stack } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { useModelState } from '@/components/ui/form/form-context';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { showMessage } from '@/lib/state/messages';
import { withPaperTexts } from '../paper/lazy-paper';
import { buyerLanguage } from '../rules/buyer-language';
import type { Again } from './earlier/again-context';
import { useAgain } from './earlier/use-again';
import { ContainerFill } from './ContainerFill';
import { QuotationItems } from './QuotationItems';
import { QuotationSum } from './QuotationSum';
import { QuotationTerms } from './QuotationTerms';
import { useQuotation } from './use-quotation';
import { useQuotations } from './use-quotations';
import { useWritingView } from '@/lib/router/view';
import type { QuotationValues } from './quotation-fields';
import styles from './QuotationForm.module.css';

const LazyQuotationPreview = lazyDialog(() =>
  withPaperTexts(() => import('./preview/QuotationPreview').then((module) => module.QuotationPreview)),
);

interface QuotationFormProps {
  inquiry: Inquiry;
  initial: QuotationValues;
  today: string;
  again: Again | undefined;
  onSent?: (() => void) | undefined;
}

export function QuotationForm({ inquiry, initial, today, again, onSent }: QuotationFormProps) {
  const t = useTranslations('inquiry.quotation');
  const { form, busy, others, beside, check, made, send, reset } = useQuotation({
    id: inquiry.id,
    initial,
    today,
    language: buyerLanguage(inquiry.buyer.country),
    onSent,
  });
  const { next = '' } = useQuotations(inquiry);
  const extension = useAgain(form.model, again, {
    today,
    onTaken: () => showMessage('success', t('again.taken', { number: next })),
  });
  const dirty = useModelState(form.model, (snapshot) => snapshot.dirty);
  useWritingView(dirty);
  const preview = useAnchor();
  const labelOf = (path: string) => {
    const [, line, tier, price] = /^items\.(\d+)\.tiers\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (line !== undefined) {
      return t(`tier.${price as 'quantity'}`, { row: Number(line) + 1, tier: Number(tier) + 2 });
    }
    const [, row, part] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (row !== undefined) return t(`item.${part as 'title'}`, { row: Number(row) + 1 });
    const [, at, paid] = /^payments\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (at !== undefined) return t(`payment.${paid as 'percent'}`, { row: Number(at) + 1 });
    const [, from, to] = /^rates\.(\w+)>(\w+)$/.exec(path) ?? [];
    if (from && to) return t('rate', { from, to });
    return t.has(`field.${path as 'currency'}`) ? t(`field.${path as 'currency'}`) : path;
  };
  return (
    <FormRoot form={form} label={t('label')}>
      <Stack gap={12}>
        <ErrorSummary labelOf={labelOf} />
        <QuotationItems inquiry={inquiry} />
        <QuotationTerms inquiry={inquiry} today={today} beside={beside} />
        <ContainerFill />
        <div className={styles.foot}>
          <QuotationSum />
          <div className={styles.actions}>
            <Button disabled={!dirty || busy} onClick={reset} className={space.fill}>
              {t('reset')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Eye size={16} strokeWidth={1.7} aria-hidden />}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (check()) preview.show(event);
              }}
              // Leaving the field would show its error and move the button away under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              className={styles.button}
            >
              {t('preview')}
            </Button>
          </div>
        </div>
      </Stack>
      <ConfirmDialog
        open={extension.asking}
        title={t('again.title')}
        confirmLabel={t('again.replace')}
        onConfirm={extension.take}
        onClose={extension.close}
      >
        {t('again.text', { number: next })}
      </ConfirmDialog>
      {preview.open && (
        <LazyQuotationPreview
          inquiry={inquiry}
          {...made()}
          busy={busy}
          others={others}
          onSend={() => send(preview.hide)}
          onClose={preview.hide}
        />
      )}
    </FormRoot>
  );
}
