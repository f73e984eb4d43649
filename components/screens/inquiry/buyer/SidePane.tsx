import { TabRow } from '@/components/ui/tabs/TabRow';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { useMay } from '@/components/ui/permission/Can';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Again } from '../quotation/earlier/again-context';
import { QuotationPart } from '../quotation/QuotationPart';
import { useQuotationTab } from '../quotation/use-quotation-tab';
import { PaneScroller } from '../panes';
import { BuyerHead } from './BuyerHead';
import { Details } from './Details';
import { Notes } from './Notes';
import styles from './SidePane.module.css';

const TABS = ['quotation', 'details', 'notes'] as const;

interface SidePaneProps {
  id: string;
  /** The quotation is written here, where it has no place beside the conversation. */
  quotes?: boolean;
  /** A quotation to send again, which opens the form. */
  again?: Again | undefined;
  /** Called after sending a quotation, so that a drawer can close. */
  onSent?: (() => void) | undefined;
}

export function SidePane({ id, quotes = false, again: asked, onSent }: SidePaneProps) {
  const t = useTranslations('inquiry.side');
  const mayEdit = useMay()(['inquiry:edit']);
  const tabsId = useId();
  const { data: inquiry, isError } = useQuery(inquiryApi.detail(id));
  // Spam is not answered, and without the right to edit there is nothing to send.
  const mayQuote = quotes && mayEdit && inquiry?.status !== 'spam';
  const { tab: wanted, setTab, again } = useQuotationTab<'details' | 'notes'>('quotation', asked);
  const tab = wanted === 'quotation' && !mayQuote ? 'details' : wanted;
  // The conversation beside it says what failed.
  if (!inquiry) return !isError && <Skeleton height={120} margin={16} />;
  const counts = { quotation: 0, details: 0, notes: inquiry.notes?.length ?? 0 };
  return (
    <>
      {!quotes && <BuyerHead inquiry={inquiry} />}
      <TabRow
        aria-label={t(quotes ? 'title' : 'buyer')}
        look="divided"
        value={tab}
        onChange={setTab}
        tabs={TABS.filter((name) => name !== 'quotation' || mayQuote).map((name) => ({
          value: name,
          id: `${tabsId}-${name}`,
          'aria-controls': `${tabsId}-panel`,
          label: (
            <>
              {t(name)}
              {counts[name] > 0 && <CountBadge>{counts[name]}</CountBadge>}
            </>
          ),
        }))}
      />
      <PaneScroller>
        {/* The drawer's head says whose inquiry it is: the form gets the room. */}
        {quotes && tab === 'details' && <BuyerHead inquiry={inquiry} />}
        <div role="tabpanel" id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-${tab}`} className={styles.box}>
          {tab === 'quotation' && <QuotationPart inquiry={inquiry} again={again} onSent={onSent} />}
          {tab === 'details' && <Details inquiry={inquiry} />}
          {tab === 'notes' && <Notes key={id} inquiry={inquiry} mayEdit={mayEdit} />}
        </div>
      </PaneScroller>
    </>
  );
}
