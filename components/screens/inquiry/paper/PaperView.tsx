import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { below } from '@/lib/theme/breakpoints';
import { buyerLanguage } from '../rules/buyer-language';
import { PrintedPaper, printAs } from './PrintedPaper';
import { QuotationPaper, type Paper } from './QuotationPaper';
import { useLetterhead } from './use-letterhead';

const LANGUAGES = { zh: ['zh'], en: ['en'], both: ['zh', 'en'] } as const satisfies Record<
  string,
  readonly ContentLanguage[]
>;
type Choice = keyof typeof LANGUAGES;

const Root = styled('section')({
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 12 },
  '& .tools > :last-child': { marginLeft: 'auto' },
  // A narrow window scrolls the page of paper instead of squeezing its columns.
  '& .desk': {
    overflowX: 'auto',
    borderRadius: 'var(--radius-panel)',
    border: '1px solid var(--border-default)',
    backgroundColor: '#fff',
  },
  '& .desk:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '& article': { minWidth: 640, padding: 32 },
  [below.phone]: { '& article': { padding: 16 } },
});

interface PaperViewProps extends Omit<Paper, 'inquiry'> {
  inquiry: Paper['inquiry'] & { assignee?: string | undefined };
}

/** The quotation as a page of paper, in the chosen languages, and the button that prints it. */
export function PaperView({ inquiry, ...paper }: PaperViewProps) {
  const t = useTranslations('inquiry.paper');
  const name = useId();
  const [choice, setChoice] = useState<Choice>(buyerLanguage(inquiry.buyer.country));
  const { letterhead, isWaiting, isIncomplete } = useLetterhead(inquiry.assignee);
  if (isWaiting) return <Skeleton height={320} />;
  const page = <QuotationPaper {...paper} inquiry={inquiry} letterhead={letterhead} languages={LANGUAGES[choice]} />;
  return (
    <Root>
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
      {isIncomplete && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t('noShop')}
        </Alert>
      )}
      <div className="desk" tabIndex={0} role="region" aria-label={t('page')}>
        {page}
      </div>
      <PrintedPaper>{page}</PrintedPaper>
    </Root>
  );
}
