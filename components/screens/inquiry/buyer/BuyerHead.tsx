import { styled } from '@mui/material/styles';
import { Moon, ShieldCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { regionName } from '@/lib/i18n/display-names';
import { visibleText } from '@/lib/util/files/file-name';
import { useNow } from '@/lib/util/use-now';
import { buyerTime } from '../rules/buyer-time';
import { FactList } from './FactList';

const Root = styled('div')({
  flex: 'none',
  padding: '16px 18px 8px',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& .who': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 10 },
  '& .name': { flex: 1, minWidth: 0 },
  '& h2': { margin: 0, fontSize: 'var(--type-lead)', lineHeight: '1.375rem', fontWeight: 'var(--weight-semibold)' },
  '& .name p': { margin: 0, color: 'var(--text-secondary)' },
  '& .name > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Verified = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  height: '1.375rem',
  padding: '0 8px',
  borderRadius: 'var(--radius-chip)',
  fontSize: 'var(--type-caption)',
  fontWeight: 'var(--weight-medium)',
  color: 'var(--success-text)',
  backgroundColor: 'var(--success-soft)',
});

/** Who asks: name, company, where and what time it is there, and how often they have asked. */
export function BuyerHead({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.buyer');
  const locale = useLocale();
  const { buyer } = inquiry;
  const there = buyerTime(useNow(), buyer.timezone);
  const day = there && (['before', 'same', 'after'] as const)[there.days + 1]!;
  return (
    <Root>
      <div className="who">
        <PersonPicture name={buyer.name} src={buyer.avatar} size={44} />
        <div className="name">
          <h2 dir="auto">{visibleText(buyer.name)}</h2>
          <p dir="auto" title={buyer.company}>
            {buyer.company}
          </p>
        </div>
        {buyer.verified && (
          <Verified>
            <ShieldCheck size={14} aria-hidden />
            {t('verified')}
          </Verified>
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
    </Root>
  );
}
