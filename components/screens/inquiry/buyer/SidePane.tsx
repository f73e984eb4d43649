import { TabRow } from '@/components/ui/tabs/TabRow';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useId, useState } from 'react';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { lazyScreen, PartBoundary } from '@/components/ui/loading/lazy-part';
import { useMay } from '@/components/ui/permission/Can';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Again } from '../quotation/earlier/again-context';
import { PaneScroller } from '../panes';
import { BuyerHead } from './BuyerHead';
import { Details } from './Details';
import { Notes } from './Notes';
import styles from './SidePane.module.css';

const QuotationEditor = lazyScreen(() =>
  import('../quotation/QuotationEditor').then((module) => module.QuotationEditor),
);

const TABS = ['quotation', 'details', 'notes'] as const;
type TabName = (typeof TABS)[number];

interface SidePaneProps {
  id: string;
  /** A quotation to send again, which opens the form. */
  again?: Again | undefined;
  /** Called after sending a quotation, so that a drawer can close. */
  onSent?: () => void;
}

export function SidePane({ id, again, onSent = () => undefined }: SidePaneProps) {
  const t = useTranslations('inquiry.side');
  const mayEdit = useMay()(['inquiry:edit']);
  const tabsId = useId();
  const { data: inquiry, isError } = useQuery(inquiryApi.detail(id));
  // Spam is not answered, and without the right to edit there is nothing to send.
  const mayQuote = mayEdit && inquiry?.status !== 'spam';
  const [chosen, setChosen] = useState<TabName>('quotation');
  const wanted = again ? 'quotation' : chosen;
  const tab = wanted === 'quotation' && !mayQuote ? 'details' : wanted;
  const done = () => {
    setChosen('quotation');
    again?.done();
  };
  // The conversation beside it says what failed.
  if (!inquiry) return !isError && <Skeleton height={120} margin={16} />;
  const counts = { quotation: 0, details: 0, notes: inquiry.notes?.length ?? 0 };
  return (
    <>
      <BuyerHead inquiry={inquiry} />
      <TabRow
        aria-label={t('tabs')}
        look="divided"
        value={tab}
        onChange={setChosen}
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
        <div role="tabpanel" id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-${tab}`} className={styles.box}>
          {tab === 'quotation' && (
            <PartBoundary>
              <Suspense>
                <QuotationEditor key={id} inquiry={inquiry} again={again && { ...again, done }} onSent={onSent} />
              </Suspense>
            </PartBoundary>
          )}
          {tab === 'details' && <Details inquiry={inquiry} />}
          {tab === 'notes' && <Notes key={id} inquiry={inquiry} mayEdit={mayEdit} />}
        </div>
      </PaneScroller>
    </>
  );
}
