import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { useRecords } from '@/components/ui/record/use-records';
import { productApi } from '@/lib/api/product';
import { buyerLanguage } from '../rules/buyer-language';
import { cargoOf } from '../rules/container-fill';
import { partsOf } from '../rules/quotation-extras';
import { PrintedPaper, printAs } from './PrintedPaper';
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
  const [choice, setChoice] = useState<Choice>(buyerLanguage(inquiry.buyer.country));
  const { lines } = partsOf(paper.quotation);
  const products = useRecords(
    productApi,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const cargo = cargoOf(lines, (id = '') => products.get(id)?.data);
  const { letterhead, isWaiting, isIncomplete } = head;
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
        <Button
          startIcon={<Printer size={16} strokeWidth={1.7} aria-hidden />}
          onClick={() => printAs(paper.number ?? inquiry.number)}
        >
          {t('print')}
        </Button>
      </div>
      {isIncomplete && <Alert severity="warning">{t('noShop')}</Alert>}
      <LetterheadTools state={head} languages={LANGUAGES[choice]} />
      <div className="desk" tabIndex={0} role="region" aria-label={t('page')}>
        {page}
      </div>
      <PrintedPaper>{page}</PrintedPaper>
    </section>
  );
}
