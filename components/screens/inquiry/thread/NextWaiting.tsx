import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/layout/TextLink';
import { listRequest } from '@/components/ui/table/use-entity-list';
import { useFeature } from '@/lib/api/features';
import { useShopZone } from '@/lib/api/shop-zone';
import { hrefOf, joinLocation } from '@/lib/router/location';
import { changeQuery, useView } from '@/lib/router/view';
import { currentAccount } from '@/lib/state/account';
import { visibleText } from '@/lib/util/files/file-name';
import { inquiryList } from '../list/waiting-list';
import { boxKey, readBox } from '../reply/reply-box';
import styles from './MessageList.module.css';

const WAITING = new URLSearchParams({ waiting: 'true' });

/** Whether a reply to it was sent and has not failed: until it arrives, the platform lists the inquiry as waiting. */
const isBeingAnswered = (id: string) =>
  readBox(boxKey(currentAccount(), id)).unsent.some(({ state }) => state !== 'failed');

interface NextWaitingProps {
  /** The inquiry that was answered. */
  id: string;
  onNext: (id: string) => void;
}

/** Opens the first of the other inquiries that wait for us, the one due soonest; not there if none does. */
export function NextWaiting({ id, onNext }: NextWaitingProps) {
  const t = useTranslations('inquiry.thread');
  const { path, query } = useView();
  const list = inquiryList(useFeature('inquiry-waiting'), []);
  const { data } = useQuery({ ...listRequest(list, WAITING, useShopZone()), meta: { quiet: true } });
  const next = data?.list.find((one) => one.id !== id && !isBeingAnswered(one.id));
  return (
    next && (
      <TextLink
        className={styles.next}
        href={hrefOf(joinLocation(path, changeQuery(query, { id: next.id })))}
        title={visibleText(next.buyer.name)}
        onClick={() => onNext(next.id)}
      >
        {t('next')}
        <ArrowRight size={14} aria-hidden />
      </TextLink>
    )
  );
}
