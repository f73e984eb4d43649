import { useTranslations } from 'next-intl';
import { DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Alert } from '@/components/ui/feedback/Alert';
import space from '@/components/ui/layout/space.module.css';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { useShopZone } from '@/lib/api/shop-zone';
import { dayIn } from '@/lib/util/day';
import { useQuotations } from '../quotation/use-quotations';
import { PaperView } from './PaperView';
import { useLetterhead } from './use-letterhead';

interface SentQuotationProps {
  inquiry: Inquiry;
  message: QuotedMessage;
  onClose: () => void;
}

/** A quotation that was sent, to read and to print. */
export function SentQuotation({ inquiry, message, onClose }: SentQuotationProps) {
  const t = useTranslations('inquiry.card');
  const zone = useShopZone();
  const { sent = [] } = useQuotations(inquiry);
  const at = sent.findIndex((one) => one.message.id === message.id);
  const number = sent[at]?.number;
  const replacedBy = sent[at]?.replacedBy;
  return (
    <DraggableDialog title={number ? t('titleOf', { number }) : t('title')} maxWidth="md" onClose={onClose}>
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
          replaces={sent[at - 1]?.number}
          day={dayIn(new Date(message.at), zone)}
        />
      </DialogContent>
    </DraggableDialog>
  );
}
