import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useTranslations } from 'next-intl';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { useShopZone } from '@/lib/api/shop-zone';
import { dayIn } from '@/lib/util/day';
import { useQuotations } from '../quotation/use-quotations';
import { PaperView } from './PaperView';

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
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('replaced', { number: replacedBy })}
          </Alert>
        )}
        <PaperView
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
