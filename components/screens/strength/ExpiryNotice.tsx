import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import type { FilterValues } from '@/components/ui/table/filters/list-filters';
import { useCounts, type ListAnswer } from '@/components/ui/table/use-counts';
import { strengthApi, type StrengthEntry } from '@/lib/api/strength';
import { useShopToday } from '@/lib/api/shop-zone';
import { EXPIRING_DAYS, expiryAt, expiryDays } from '@/lib/util/expiry';
import styles from './ExpiryNotice.module.css';

const STATES = ['expired', 'soon'] as const;

/** All certificates, if the list beside contains all of them. */
function allIn({ query: { data }, filter }: ListAnswer<StrengthEntry>): readonly StrengthEntry[] | undefined {
  const filtered = Object.entries(filter).some(([name, value]) => name !== 'kind' && value !== undefined);
  return data && !filtered && data.list.length === data.total ? data.list : undefined;
}

interface ExpiryNoticeProps {
  answer: ListAnswer<StrengthEntry>;
  onShow: (filter: FilterValues) => void;
}

export function ExpiryNotice({ answer, onShow }: ExpiryNoticeProps) {
  const t = useTranslations('strength.notice');
  const today = useShopToday();
  const all = allIn(answer);
  const countFilters = all ? [] : STATES.map((state) => ({ kind: 'certificate', ...expiryDays(state, today) }));
  const counted = useCounts(strengthApi, answer, countFilters);
  const counts = STATES.map((state, index) => ({
    state,
    count: all ? all.filter(({ validTo }) => expiryAt(validTo, today)?.state === state).length : (counted[index] ?? 0),
  })).filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <Alert severity="warning" role="note" className={styles.alert}>
      {t('text')}
      {counts.map(({ state, count }) => (
        <Button
          key={state}
          size="small"
          variant="text"
          onClick={() =>
            onShow({ kind: undefined, keyword: undefined, validFrom: undefined, ...expiryDays(state, today) })
          }
        >
          {t(state, { count, within: EXPIRING_DAYS })}
        </Button>
      ))}
    </Alert>
  );
}
