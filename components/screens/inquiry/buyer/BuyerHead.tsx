import { Moon, ShieldCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { regionName } from '@/lib/i18n/display-names';
import { visibleText } from '@/lib/util/files/file-name';
import { useNow } from '@/lib/util/use-now';
import { buyerTime } from '../rules/buyer-time';
import { FactList } from './FactList';
import styles from './BuyerHead.module.css';

export function BuyerHead({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.buyer');
  const locale = useLocale();
  const { buyer } = inquiry;
  const there = buyerTime(useNow(), buyer.timezone);
  const day = there && (['before', 'same', 'after'] as const)[there.days + 1]!;
  return (
    <div className={styles.root}>
      <div className="who">
        <PersonPicture name={buyer.name} src={buyer.avatar} size={44} />
        <div className="name">
          <h2 dir="auto">{visibleText(buyer.name)}</h2>
          <p dir="auto" title={buyer.company}>
            {buyer.company}
          </p>
        </div>
        {buyer.verified && (
          <span className={styles.verified}>
            <ShieldCheck size={14} aria-hidden />
            {t('verified')}
          </span>
        )}
      </div>
      <FactList
        facts={[
          [t('country'), regionName(buyer.country, locale)],
          [
            t('time'),
            there && day && (
              <>
                {there.night && <Moon size={14} aria-label={t('night')} role="img" />}
                {t(`clock.${day}`, { time: there.time, offset: there.offset })}
              </>
            ),
          ],
          [t('history'), buyer.inquiriesTotal > 0 && t('inquiries', { count: buyer.inquiriesTotal })],
        ]}
      />
    </div>
  );
}
