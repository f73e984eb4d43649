import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { QuotationInput } from '@/lib/api/inquiry-schema';
import { contentLanguage } from '@/lib/i18n/localized';
import { visibleFileName } from '@/lib/util/files/file-name';
import type { Attachment } from '../../reply/reply-box';
import { paymentLine } from '../../rules/payments';
import type { RequestedTerms } from '../../rules/requested-terms';
import { termAndPlace } from '../../rules/trade-place';
import { paymentCode } from '../payment-code';
import styles from './PreviewTerms.module.css';

interface PreviewTermsProps {
  quotation: QuotationInput;
  content: string;
  files: readonly Attachment[];
  asked: RequestedTerms;
}

export function PreviewTerms({ quotation, content, files, asked }: PreviewTermsProps) {
  const t = useTranslations('inquiry.preview');
  const field = useTranslations('inquiry.quotation.field');
  const format = useFormatter();
  const { tradeTerm, paymentTerm, currency, leadTimeDays, validUntil, remark } = quotation;
  const rows: { name: Parameters<typeof field>[0]; ours: string; asked?: string; differs?: boolean }[] = [
    {
      name: 'tradeTerm',
      ours: termAndPlace(quotation),
      asked: asked.tradeTerm,
      differs: asked.tradeTerm !== tradeTerm,
    },
    {
      name: 'paymentTerm',
      ours: paymentLine(quotation, contentLanguage(useLocale())),
      asked: asked.paymentTerm && paymentCode(asked.paymentTerm),
      differs: asked.paymentTerm !== paymentTerm,
    },
    { name: 'currency', ours: currency },
    { name: 'leadTimeDays', ours: t('days', { days: leadTimeDays }) },
    { name: 'validUntil', ours: format.dateTime(new Date(`${validUntil}T00:00`), 'day') },
    ...(remark ? [{ name: 'remark' as const, ours: remark }] : []),
    ...(content ? [{ name: 'content' as const, ours: content }] : []),
    ...(files.length > 0
      ? [{ name: 'attachments' as const, ours: format.list(files.map(({ name }) => visibleFileName(name))) }]
      : []),
  ];
  return (
    <dl className={styles.terms}>
      {rows.map(({ name, ours, asked: wish, differs }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{field(name)}</dt>
          <dd dir="auto">
            {ours}
            {wish && (
              <span className="asked" data-differs={differs || undefined}>
                {t('wrote', { term: wish })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
