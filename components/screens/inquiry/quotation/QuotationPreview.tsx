import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { useRecords } from '@/components/ui/product/use-records';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import type { Inquiry, QuotationInput } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import { useShopToday } from '@/lib/api/shop-zone';
import { PaperView } from '../paper/PaperView';
import { quotationWarnings, type Typed } from '../rules/quotation-warnings';
import { PreviewLines } from './PreviewLines';
import { PreviewTerms } from './PreviewTerms';
import { PreviewWarnings } from './PreviewWarnings';
import { useQuotations } from './use-quotations';
import { useRequested } from './use-requested';

interface QuotationPreviewProps {
  inquiry: Inquiry;
  quotation: QuotationInput;
  content: string;
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
  const body = useRef<HTMLDivElement>(null);

  const records = useRecords(
    productApi,
    quotation.items.flatMap(({ productId }) => productId ?? []),
  );
  const waiting = [...records.values()].some(
    ({ isPending, isError, fetchStatus }) => isPending && !isError && fetchStatus !== 'paused',
  );
  const products = new Map([...records].map(([id, { data }]) => [id, data] as const));
  const { terms: asked } = useRequested(inquiry);
  const warnings = waiting ? [] : quotationWarnings(quotation, inquiry, products, asked, typed);
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
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <Typography variant="body2" sx={{ color: 'var(--text-secondary)' }}>
            {t.rich('to', { buyer: [name, company].filter(Boolean).join(' · '), name: (text) => <bdi>{text}</bdi> })}
          </Typography>
          <PreviewWarnings
            warnings={warnings}
            currency={quotation.currency}
            confirmed={confirmed}
            missing={missing}
            onConfirm={confirm}
          />
          <Box component="section" aria-labelledby={`${headings}-check`}>
            <Typography variant="subtitle2" component="h3" id={`${headings}-check`} sx={{ mb: 1 }}>
              {t('check')}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
                gap: 3,
              }}
            >
              <PreviewLines quotation={quotation} asked={inquiry.products} />
              <PreviewTerms quotation={quotation} content={content} asked={asked} />
            </Box>
          </Box>
          <Box component="section" aria-labelledby={`${headings}-paper`}>
            <Typography variant="subtitle2" component="h3" id={`${headings}-paper`} sx={{ mb: 1 }}>
              {t('paper')}
            </Typography>
            <PaperView
              inquiry={inquiry}
              quotation={quotation}
              number={next}
              replaces={sent?.at(-1)?.number}
              day={today}
            />
          </Box>
        </Box>
      </DialogContent>
      {others && (
        <Alert severity="warning" sx={{ mx: 3, mt: 1 }}>
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
