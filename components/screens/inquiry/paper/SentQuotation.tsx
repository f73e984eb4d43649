import { useTranslations } from 'next-intl';
import { DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Alert } from '@/components/ui/feedback/Alert';
import space from '@/components/ui/layout/space.module.css';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { useShopToday, useShopZone } from '@/lib/api/shop-zone';
import { dayIn } from '@/lib/util/day';
import { useQuotations } from '../quotation/use-quotations';
import { invoiceNumber } from '../rules/quotation-number';
import { PaperView } from './PaperView';
import { useLetterhead } from './use-letterhead';

interface SentQuotationProps {
  inquiry: Inquiry;
  message: QuotedMessage;
  /** Of the quotation its proforma invoice, of today. */
  isInvoice?: boolean;
  onClose: () => void;
}

/** A quotation that was sent, or its proforma invoice, to read and to print. */
export function SentQuotation({ inquiry, message, isInvoice = false, onClose }: SentQuotationProps) {
  const t = useTranslations('inquiry.card');
  const zone = useShopZone();
  const { sent = [] } = useQuotations(inquiry);
  const at = sent.findIndex((one) => one.message.id === message.id);
  const quotation = sent[at]?.number;
  const invoiceOf = isInvoice ? quotation : undefined;
  const number = invoiceOf ? invoiceNumber(invoiceOf) : quotation;
  const today = useShopToday();
  const replacedBy = sent[at]?.replacedBy;
  return (
    <DraggableDialog
      title={number ? t(isInvoice ? 'invoiceNo' : 'titleOf', { number }) : t('title')}
      maxWidth="md"
      onClose={onClose}
    >
      <DialogContent>
        {replacedBy && (
          <Alert severity="info" className={space.below16}>
            {t('replaced', { number: replacedBy })}
          </Alert>
        )}
        <PaperView
          head={useLetterhead(inquiry, message.quotation.currency)}
          inquiry={inquiry}
          quotation={message.quotation}
          number={number}
          replaces={isInvoice ? undefined : sent[at - 1]?.number}
          invoiceOf={invoiceOf}
          day={isInvoice ? today : dayIn(new Date(message.at), zone)}
        />
      </DialogContent>
    </DraggableDialog>
  );
}
