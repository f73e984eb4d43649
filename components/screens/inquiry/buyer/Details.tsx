import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useFormatter, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { OtherInquiries } from './OtherInquiries';
import { RequestedProducts } from './RequestedProducts';
import { FactList } from './FactList';
import Link from '@mui/material/Link';
import { Copy } from 'lucide-react';
import { IconAction } from '@/components/ui/button/IconAction';
import { copyText } from '@/lib/state/copy-text';

function CopyValue({ value, href }: { value: string; href?: string }) {
  const t = useTranslations('inquiry.buyer');
  const copy = () => copyText(value, t('copied', { value }), t('notCopied'));
  return (
    <>
      {href ? (
        <Link href={href} color="inherit">
          {value}
        </Link>
      ) : (
        <span>{value}</span>
      )}
      <IconAction
        size="small"
        label={t('copy', { value })}
        onClick={() => void copy()}
        style={{ margin: '-4px -6px -4px 0' }}
      >
        <Copy size={14} aria-hidden />
      </IconAction>
    </>
  );
}

/** A phone number as a tel: URL accepts it. */
const dialled = (phone: string) => phone.replace(/[^+\d]/g, '');

/** The priority is read-only: the contract has no request to change it. */
export function Details({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const { buyer, tags, remindAt, assignee, priority, source, number, createdAt } = inquiry;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {t('asked.title')}
      </Typography>
      <RequestedProducts inquiry={inquiry} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        {t('side.facts')}
      </Typography>
      <FactList
        facts={[
          [t('buyer.email'), buyer.email && <CopyValue value={buyer.email} href={`mailto:${buyer.email}`} />],
          [t('buyer.phone'), buyer.phone && <CopyValue value={buyer.phone} href={`tel:${dialled(buyer.phone)}`} />],
          [t('buyer.number'), <CopyValue key="number" value={number} />],
          [t('filter.created'), format.dateTime(new Date(createdAt), 'full')],
          [t('filter.source'), t(`source.${source}`)],
          [t('filter.priority'), t(`priority.${priority}`)],
          [t('filter.assignee'), assignee ?? t('nobody')],
          [t('remind.title'), remindAt && format.dateTime(new Date(remindAt), 'full')],
          [t('filter.tag'), tags.length > 0 && tags.map((tag) => <Chip key={tag} label={tag} size="small" />)],
        ]}
      />
      <OtherInquiries inquiry={inquiry} />
    </Box>
  );
}
