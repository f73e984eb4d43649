import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { IconAction } from '@/components/ui/button/IconAction';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { STATUS_TONES } from '../list/inquiry-status';
import { LazySentQuotation } from '../paper/lazy-paper';
import { partsOf } from '../rules/quotation-extras';
import { numbered } from '../rules/quotation-number';
import styles from './OtherInquiries.module.css';

const SHOWN = 5;

/** The quotations of another inquiry, requested when they are opened. */
function Quotations({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.others');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(inquiryApi.quotations(inquiry.id));
  const [open, setOpen] = useState<QuotedMessage>();
  if (error && !data) return <ErrorRegion error={error} title={t('quotationFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={28} />;
  return (
    <>
      <ul aria-label={t('quotations', { number: inquiry.number })} className={styles.quotations}>
        {numbered(inquiry.number, data).map(({ message, number }) => {
          const { currency } = message.quotation;
          const { total } = partsOf(message.quotation);
          return (
            <li key={message.id}>
              <Button size="small" variant="text" onClick={() => setOpen(message)} className={space.flush}>
                {number} · {total === undefined ? '–' : formatAmount(total, currency, locale)}
              </Button>
            </li>
          );
        })}
      </ul>
      {open && <LazySentQuotation inquiry={inquiry} message={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Other({ inquiry, quoted }: { inquiry: Inquiry; quoted: boolean }) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const [open, setOpen] = useState(false);
  const { id, number, subject, status, lastMessageAt } = inquiry;
  return (
    <li>
      <div className="row">
        <TextLink href={hrefOf(paths.inquiries({ id }))} dir="auto" title={subject}>
          {subject || number}
        </TextLink>
        <StatusChip tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusChip>
        <time dateTime={lastMessageAt}>{format.dateTime(new Date(lastMessageAt), 'day')}</time>
        {quoted && (
          <IconAction
            size="small"
            label={t('others.quotations', { number })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <FileText size={14} aria-hidden />
          </IconAction>
        )}
      </div>
      {open && <Quotations inquiry={inquiry} />}
    </li>
  );
}

/** The other inquiries of the same buyer, the latest first, with their quotations. A platform may not name buyers. */
export function OtherInquiries({ inquiry }: { inquiry: Inquiry }) {
  const buyerId = inquiry.buyer.id;
  return buyerId === undefined ? null : <OfBuyer inquiry={inquiry} buyerId={buyerId} />;
}

function OfBuyer({ inquiry, buyerId }: { inquiry: Inquiry; buyerId: string }) {
  const t = useTranslations('inquiry.others');
  const filter = { buyerId, sort: 'lastMessageAt', order: 'desc', pageSize: SHOWN + 1 };
  const isOnly = inquiry.buyer.inquiriesTotal === 1;
  const all = useQuery({ ...inquiryApi.list(filter), enabled: !isOnly, meta: { quiet: true } });
  // A platform that does not know the filter answers with all inquiries.
  const others = (all.data?.list ?? []).filter(({ id, buyer }) => id !== inquiry.id && buyer.id === buyerId);
  const quoted = useQuery({
    ...inquiryApi.list({ ...filter, quoted: true }),
    enabled: others.length > 0,
    meta: { quiet: true },
  });
  const count = (all.data?.total ?? 0) - 1;
  return (
    <section aria-label={t('title')}>
      <Text variant="subtitle2" as="h3" className={`${space.above8} ${space.below4}`}>
        {t('title')}
      </Text>
      {all.error && !all.data && (
        <ErrorRegion error={all.error} title={t('failed')} onRetry={() => void all.refetch()} />
      )}
      {all.isLoading && <Skeleton height={60} />}
      {(isOnly || all.data) && others.length === 0 && (
        <Text variant="body2" tone="tertiary">
          {t('none')}
        </Text>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.slice(0, SHOWN).map((one) => (
            <Other key={one.id} inquiry={one} quoted={quoted.data?.list.some(({ id }) => id === one.id) ?? false} />
          ))}
        </ul>
      )}
      {count > SHOWN && (
        <TextLink href={hrefOf(paths.inquiries({ buyerId }))} className={styles.link}>
          {t('all', { count: count + 1 })}
        </TextLink>
      )}
    </section>
  );
}
