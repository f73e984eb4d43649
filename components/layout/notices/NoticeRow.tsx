import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { ArrowUpRight, Bell, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { SafeHtml } from '@/components/ui/feedback/SafeHtml';
import { UnreadMark } from '@/components/ui/feedback/UnreadMark';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { pictureAddress } from '@/lib/api/addresses/file-address';
import type { Notice } from '@/lib/api/notice';
import { hrefOf, parseLocation } from '@/lib/router/location';
import { useFrame } from '../frame-context';

const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderBottom: '1px solid var(--border-subtle)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  color: 'var(--text-secondary)',
  '&[data-unread]': { color: 'var(--text-primary)' },
  '&:has(> a):hover': { background: 'var(--surface-hover)' },
  '& .text': { flex: 1, minWidth: 0 },
  // Links within the text are above the link that covers the row.
  '& .text a': { position: 'relative', zIndex: 1 },
  '& .text img': { maxWidth: '100%' },
  '& time': { fontSize: 'var(--type-caption)', color: 'var(--text-tertiary)' },
  '& > a': {
    alignSelf: 'center',
    display: 'flex',
    color: 'var(--text-tertiary)',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid var(--focus-ring)', outlineOffset: -2 },
  },
});

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
    <Row data-unread={read === false || undefined} {...place}>
      {read === false && <UnreadMark sx={{ position: 'absolute', left: 5, top: 24 }} />}
      <Avatar src={pictureAddress(image)} alt="" sx={{ width: '2rem', height: '2rem' }}>
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
    </Row>
  );
}
