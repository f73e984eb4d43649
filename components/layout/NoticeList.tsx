import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { SafeHtml } from '@/components/ui/feedback/SafeHtml';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { shownAddress } from '@/lib/api/file-address';
import type { Notice } from '@/lib/api/notice';

const Row = styled('li')({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderBottom: '1px solid var(--border-subtle)',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& time': { fontSize: '0.75rem', color: 'var(--text-tertiary)' },
});

/** It scrolls by the keys too, hence the focus. */
const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minHeight: 120,
  maxHeight: 400,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
});

interface NoticeListProps {
  query: UseQueryResult<{ list: Notice[]; total: number }>;
  type: 'notice' | 'email';
}

/** The rows of one tab: a row holds both texts, the tab chooses which is read. */
export function NoticeList({ query, type }: NoticeListProps) {
  const t = useTranslations('layout');
  const format = useFormatter();
  if (query.error) return <ErrorRegion error={query.error} onRetry={() => void query.refetch()} />;
  const rows = (query.data?.list ?? []).filter((row) => row[type]);
  if (query.data && rows.length === 0) {
    return (
      <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
        <p>{t('notice.empty')}</p>
        <p>{t('notice.emptyText')}</p>
      </Box>
    );
  }
  return (
    <Rows tabIndex={0}>
      {rows.map((row, index) => (
        <Row key={row.id ?? index}>
          <Avatar src={row.image && shownAddress(row.image)} alt="" sx={{ width: 32, height: 32 }}>
            <Bell size={16} aria-hidden />
          </Avatar>
          <div>
            {type === 'notice' ? <SafeHtml html={row.notice ?? ''} /> : <p>{row.email}</p>}
            {row.createdAt && (
              <time dateTime={row.createdAt}>{format.dateTime(new Date(row.createdAt), 'minute')}</time>
            )}
          </div>
        </Row>
      ))}
    </Rows>
  );
}
