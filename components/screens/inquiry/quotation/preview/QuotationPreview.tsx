import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { useSeesCost } from '@/components/shared/product/use-sees-cost';
import { lockOf } from '@/components/ui/permission/lock';
import { isWaitingFor, useRecords } from '@/components/ui/use-records';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import type { Inquiry, QuotationInput } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import { useShopToday } from '@/lib/api/shop-zone';
import { lackingParts } from '../../paper/letterhead';
import { PaperView } from '../../paper/PaperView';
import { useLetterhead } from '../../paper/use-letterhead';
import type { Attachment } from '../../reply/reply-box';
import { buyerLanguage } from '../../rules/buyer-language';
import { quotationWarnings, type QuotationWarning, type Typed } from '../../rules/quotation-warnings';
import { PreviewLines } from './PreviewLines';
import { PreviewTerms } from './PreviewTerms';
import { PreviewWarnings } from './PreviewWarnings';
import { useQuotations } from '../use-quotations';
import { useRequested } from '../use-requested';
import styles from './QuotationPreview.module.css';

interface QuotationPreviewProps {
  inquiry: Inquiry;
  quotation: QuotationInput;
  content: string;
  /** That go with it. */
  files: readonly Attachment[];
  /** For the comparison of prices. */
  typed: Typed;
  busy: boolean;
  /** What others have written since the quotation was begun. */
  others: string | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** The quotation as the buyer will get it, with what was requested and warnings. It can be sent from here only. */
export function QuotationPreview({
  inquiry,
  quotation,
  content,
  files,
  typed,
  busy,
  others,
  onSend,
  onClose,
}: QuotationPreviewProps) {
  const t = useTranslations('inquiry.preview');
  const actions = useTranslations('entry.action');
  const said = useTranslations('inquiry.message');
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [missing, setMissing] = useState(false);
  const headings = useId();
  const { sent, next } = useQuotations(inquiry);
  const today = useShopToday();
  const seesCost = useSeesCost();
  const body = useRef<HTMLDivElement>(null);

  const records = useRecords(
    productApi,
    quotation.items.flatMap(({ productId }) => productId ?? []),
  );
  const waiting = isWaitingFor([...records.values()]);
  const products = new Map([...records].map(([id, { data }]) => [id, data] as const));
  const { terms: asked } = useRequested(inquiry);
  const head = useLetterhead(inquiry, quotation.currency);
  const language = buyerLanguage(inquiry.buyer.country);
  const lacking = head.isWaiting ? [] : lackingParts(head.letterhead, language);
  const warnings: QuotationWarning[] = waiting
    ? []
    : [
        ...quotationWarnings(quotation, inquiry, products, asked, { ...typed, seesCost }),
        ...(lacking.length > 0 ? [{ key: 'letterhead' as const, parts: lacking, language }] : []),
      ];
  const open = warnings.some((warning) => warning.key === 'belowMoq' && !confirmed.has(warning.row));

  const confirm = (row: number, yes: boolean) =>
    setConfirmed((rows) => new Set(yes ? [...rows, row] : [...rows].filter((other) => other !== row)));
  const trySending = () => {
    if (!open) return onSend();
    setMissing(true);
    body.current?.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:checked)')?.focus();
  };
  const { name, company } = inquiry.buyer;
  return (
    <DraggableDialog title={t('title')} maxWidth="md" busy={busy} onClose={onClose}>
      <DialogContent ref={body}>
        <div className={styles.parts}>
          <Text variant="body2" tone="secondary">
            {t.rich('to', { buyer: [name, company].filter(Boolean).join(' · '), name: (text) => <bdi>{text}</bdi> })}
          </Text>
          <PreviewWarnings
            warnings={warnings}
            currency={quotation.currency}
            confirmed={confirmed}
            missing={missing}
            onConfirm={confirm}
          />
          <section aria-labelledby={`${headings}-check`}>
            <Text variant="subtitle2" id={`${headings}-check`} as="h3" className={space.below8}>
              {t('check')}
            </Text>
            <div className={styles.sides}>
              <PreviewLines quotation={quotation} asked={inquiry.products} />
              <PreviewTerms quotation={quotation} content={content} files={files} asked={asked} />
            </div>
          </section>
          <section aria-labelledby={`${headings}-paper`}>
            <Text variant="subtitle2" id={`${headings}-paper`} as="h3" className={space.below8}>
              {t('paper')}
            </Text>
            <PaperView
              head={head}
              inquiry={inquiry}
              quotation={quotation}
              number={next}
              replaces={sent?.at(-1)?.number}
              day={today}
            />
          </section>
        </div>
      </DialogContent>
      {others && (
        <Alert severity="warning" className={styles.alert}>
          {others}
        </Alert>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {others ? said('lookFirst') : actions('cancel')}
        </Button>
        <Button
          variant="contained"
          loading={busy || waiting}
          startIcon={<Send size={16} strokeWidth={1.7} aria-hidden />}
          onClick={trySending}
          {...lockOf()}
        >
          {others ? said('sendAnyway') : t('send')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
