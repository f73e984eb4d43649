import { FilePlus2, Printer, ReceiptText, type LucideIcon } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useContext, useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useMay } from '@/components/ui/permission/Can';
import { lockOf } from '@/components/ui/permission/lock';
import { isOpen } from '@/lib/api/inquiry/waiting';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { useShopToday } from '@/lib/api/shop-zone';
import { formatAmount } from '@/lib/i18n/amount-text';
import { contentLanguage } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';
import { lineTotal } from '@/lib/util/money';
import { LazySentQuotation } from '../paper/lazy-paper';
import { AgainContext } from '../quotation/earlier/again-context';
import { ChargeItems } from '../quotation/ChargeItems';
import { TierTable } from '../quotation/tiers/TierTable';
import { useQuotations } from '../quotation/use-quotations';
import { paymentLine } from '../rules/payments';
import { partsOf } from '../rules/quotation-extras';
import { runsOutIn } from '../rules/quotation-validity';
import { tiersInRemark } from '../rules/tier-table';
import { termAndPlace } from '../rules/trade-place';
import styles from './QuotationCard.module.css';

interface QuotationCardProps {
  inquiry: Inquiry;
  message: QuotedMessage;
}

function CardAction({ icon: Icon, ...button }: ComponentProps<typeof Button> & { icon: LucideIcon }) {
  return (
    <Button
      {...button}
      size="small"
      variant="text"
      startIcon={<Icon size={16} strokeWidth={1.7} aria-hidden />}
      className={`${space.flush} ${space.above4}`}
    />
  );
}

export function QuotationCard({ inquiry, message }: QuotationCardProps) {
  const t = useTranslations('inquiry.card');
  const format = useFormatter();
  const locale = useLocale();
  const { quantity } = useUnits();
  const [paper, setPaper] = useState<'quotation' | 'invoice'>();
  const { sent, next = '' } = useQuotations(inquiry);
  const found = sent?.find((one) => one.message.id === message.id);
  const { currency, leadTimeDays, validUntil, remark = '' } = message.quotation;
  const today = useShopToday();
  const mayEdit = useMay()(['inquiry:edit']);
  const quoteAgain = useContext(AgainContext);
  const isLatest = found !== undefined && !found.replacedBy;
  const isCurrent = isLatest && isOpen(inquiry);
  const days = isCurrent ? runsOutIn(validUntil, today) : undefined;
  const own = tiersInRemark(remark).remark;
  const { lines, isTiered, total, ...charges } = partsOf(message.quotation);
  const money = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, currency, locale));
  const terms = [
    paymentLine(message.quotation, contentLanguage(locale)),
    leadTimeDays !== undefined && t('leadTime', { days: leadTimeDays }),
    validUntil && t('validUntil', { day: format.dateTime(new Date(`${validUntil}T00:00`), 'day') }),
  ];
  const title = found ? t('titleOf', { number: found.number }) : t('title');
  return (
    <section className={styles.card} aria-label={title} data-replaced={found?.replacedBy ? '' : undefined}>
      <div className="title">
        <h3>{title}</h3>
        {found?.replacedBy && <StatusChip tone="hollow">{t('replaced', { number: found.replacedBy })}</StatusChip>}
        {days !== undefined && (
          <StatusChip tone={days < 0 ? 'error' : 'warning'}>
            {days < 0 ? t('expired') : t('runsOut', { days })}
          </StatusChip>
        )}
      </div>
      <ul>
        {lines.map((item, index) => (
          <li key={index}>
            <div className="what">
              {item.title}
              {item.tiers ? (
                <TierTable tiers={item.tiers} unit={item.unit} currency={currency} />
              ) : (
                <span className="how">
                  {t('line', { quantity: quantity(item.quantity, item.unit), price: money(item.unitPrice) })}
                </span>
              )}
            </div>
            {!item.tiers && <span className="sum">{money(lineTotal(item, currency))}</span>}
          </li>
        ))}
        <ChargeItems charges={charges} currency={currency} />
      </ul>
      <div className="total">
        <span>{t('total', { term: termAndPlace(message.quotation) })}</span>
        {isTiered ? <span>{t('noTotal')}</span> : <b>{money(total)}</b>}
      </div>
      <p>{terms.filter(Boolean).join(' · ')}</p>
      {own && <p dir="auto">{own}</p>}
      <CardAction icon={Printer} aria-haspopup="dialog" onClick={() => setPaper('quotation')}>
        {t('view')}
      </CardAction>
      {isLatest && !isTiered && (
        <CardAction icon={ReceiptText} aria-haspopup="dialog" onClick={() => setPaper('invoice')}>
          {t('invoice')}
        </CardAction>
      )}
      {isCurrent && quoteAgain && mayEdit && (
        <CardAction icon={FilePlus2} onClick={() => quoteAgain(message.quotation)} {...lockOf()}>
          {t(days === undefined ? 'revise' : 'extend', { number: next })}
        </CardAction>
      )}
      {paper && (
        <LazySentQuotation
          inquiry={inquiry}
          message={message}
          isInvoice={paper === 'invoice'}
          onClose={() => setPaper(undefined)}
        />
      )}
    </section>
  );
}
