import Avatar from '@mui/material/Avatar';
import { ArrowUpRight, Bell, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { SafeHtml } from '@/components/ui/feedback/html/SafeHtml';
import { UnreadMark } from '@/components/ui/feedback/UnreadMark';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { pictureAddress } from '@/lib/api/addresses/file-address';
import type { Notice } from '@/lib/api/notice';
import { hrefOf, parseLocation } from '@/lib/router/location';
import { useFrame } from '../frame-context';
import styles from './NoticeRow.module.css';

interface NoticeRowProps {
  notice: Notice;
  type: 'notice' | 'email';
  /** Its place among all rows, where not all are rendered. */
  place?: { 'aria-posinset': number; 'aria-setsize': number };
  onFollow: () => void;
}

/** The whole row links to the platform's target, if this session may open it. */
export function NoticeRow({ notice, type, place, onFollow }: NoticeRowProps) {
  const t = useTranslations('layout.notice');
  const { matcher } = useFrame();
  const id = useId();
  const { image, link = '', createdAt, read } = notice;
  const outside = /^https:\/\//i.test(link);
  const inside = link.startsWith('/') && matcher(parseLocation(link)) !== undefined;
  return (
    <li data-unread={read === false || undefined} {...place} className={styles.row}>
      {read === false && <UnreadMark className={styles.mark} />}
      <Avatar src={pictureAddress(image)} alt="" className={styles.picture}>
        <Bell size={16} aria-hidden />
      </Avatar>
      <div className="text">
        {read === false && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <div id={`${id}-text`}>
          {type === 'notice' ? <SafeHtml html={notice.notice ?? ''} /> : <p>{notice.email}</p>}
        </div>
        {createdAt && <Moment at={createdAt} />}
      </div>
      {inside && (
        <a href={hrefOf(link)} aria-labelledby={`${id}-open ${id}-text`} onClick={onFollow}>
          <VisuallyHidden id={`${id}-open`}>{t('open')}</VisuallyHidden>
          <ChevronRight size={16} aria-hidden />
        </a>
      )}
      {outside && (
        <a href={link} target="_blank" rel="noopener noreferrer" aria-labelledby={`${id}-open ${id}-text`}>
          <VisuallyHidden id={`${id}-open`}>{t('open')}</VisuallyHidden>
          <ArrowUpRight size={16} aria-hidden />
        </a>
      )}
    </li>
  );
}
