import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FilterValues } from '@/components/ui/table/filters/list-filters';
import { useCounts, type ListAnswer } from '@/components/ui/table/use-counts';
import { strengthApi, type StrengthEntry } from '@/lib/api/strength';
import { below } from '@/lib/theme/breakpoints';
import { useShopToday } from '@/lib/api/shop-zone';
import { EXPIRING_DAYS, expiryAt, expiryDays } from '@/lib/util/expiry';

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
    <Alert
      severity="warning"
      role="note"
      icon={<TriangleAlert size={18} strokeWidth={1.7} aria-hidden />}
      sx={{
        '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
        // The words of the buttons begin where the text does.
        [below.phone]: { '& .MuiAlert-message': { gap: 0 }, '& .MuiButton-root': { px: 0, mr: 2 } },
      }}
    >
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
