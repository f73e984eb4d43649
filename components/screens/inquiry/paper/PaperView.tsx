import { FileSpreadsheet, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { showError } from '@/lib/state/messages';
import { loadChunk } from '@/lib/util/browser/load-chunk';
import { download } from '@/lib/util/files/download';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { useRecords } from '@/components/ui/use-records';
import { productApi } from '@/lib/api/product';
import { buyerLanguage } from '../rules/buyer-language';
import { cargoOf } from '../rules/container-fill';
import { partsOf } from '../rules/quotation-extras';
import { PrintedPaper, printAs } from './PrintedPaper';
import { paperRows, PAPER_WIDTHS } from './paper-rows';
import { QuotationPaper, type Paper } from './QuotationPaper';
import { LetterheadTools } from './LetterheadTools';
import type { LetterheadState } from './use-letterhead';
import styles from './PaperView.module.css';

const LANGUAGES = { zh: ['zh'], en: ['en'], both: ['zh', 'en'] } as const satisfies Record<
  string,
  readonly ContentLanguage[]
>;
type Choice = keyof typeof LANGUAGES;

interface PaperViewProps extends Paper {
  head: LetterheadState;
}

/** The quotation as a page of paper, in the chosen languages, and the button that prints it. */
export function PaperView({ head, inquiry, ...paper }: PaperViewProps) {
  const t = useTranslations('inquiry.paper');
  const name = useId();
  const desk = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>(buyerLanguage(inquiry.buyer.country));
  const { lines } = partsOf(paper.quotation);
  const products = useRecords(
    productApi,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const cargo = cargoOf(lines, (id = '') => products.get(id)?.data);
  const { letterhead, isWaiting, isIncomplete } = head;
  const title = paper.number ?? inquiry.number;
  const save = async () => {
    if (!desk.current) return;
    const rows = paperRows(desk.current);
    const { writeXlsx } = await loadChunk(() => import('@/lib/sheet/xlsx'));
    download(await writeXlsx([{ name: title, rows, widths: PAPER_WIDTHS }]), title, 'xlsx');
  };
  if (isWaiting) return <Skeleton height={320} />;
  const page = (
    <QuotationPaper {...paper} inquiry={inquiry} cargo={cargo} letterhead={letterhead} languages={LANGUAGES[choice]} />
  );
  return (
    <section className={styles.root}>
      <div className="tools">
        <Segmented
          aria-label={t('language')}
          name={name}
          value={choice}
          options={(['zh', 'en', 'both'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => setChoice(next as Choice)}
        />
        <Button startIcon={<Printer size={16} strokeWidth={1.7} aria-hidden />} onClick={() => printAs(title)}>
          {t('print')}
        </Button>
        <Button
          startIcon={<FileSpreadsheet size={16} strokeWidth={1.7} aria-hidden />}
          onClick={() => void save().catch(showError)}
        >
          {t('xlsx')}
        </Button>
      </div>
      {isIncomplete && <Alert severity="warning">{t('noShop')}</Alert>}
      <LetterheadTools state={head} languages={LANGUAGES[choice]} payIn={paper.invoiceOf && paper.quotation.currency} />
      <div className="desk" ref={desk} tabIndex={0} role="region" aria-label={t('page')}>
        {page}
      </div>
      <PrintedPaper>{page}</PrintedPaper>
    </section>
  );
}
