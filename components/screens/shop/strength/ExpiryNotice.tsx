import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FilterValues } from '@/components/ui/table/list-filters';
import { shopResourceApi } from '@/lib/api/shop-resource';
import { useShopToday } from '@/lib/api/shop-zone';
import { expiryDays } from '@/lib/util/expiry';

const STATES = ['expired', 'soon'] as const;

/** How many certificates have run out or soon will, each number the way to them. */
export function ExpiryNotice({ onShow }: { onShow: (filter: FilterValues) => void }) {
  const t = useTranslations('strength.notice');
  const today = useShopToday();
  const [expired, soon] = useQueries({
    queries: STATES.map((state) => shopResourceApi.count({ kind: 'certificate', ...expiryDays(state, today) })),
  });
  const counts = { expired: expired?.data ?? 0, soon: soon?.data ?? 0 };
  if (counts.expired + counts.soon === 0) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      icon={<TriangleAlert size={18} strokeWidth={1.7} aria-hidden />}
      sx={{
        marginBottom: 1.5,
        '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
      }}
    >
      {t('text')}
      {STATES.filter((state) => counts[state] > 0).map((state) => (
        <Button
          key={state}
          size="small"
          variant="text"
          onClick={() =>
            onShow({ kind: undefined, keyword: undefined, validFrom: undefined, ...expiryDays(state, today) })
          }
        >
          {t(state, { count: counts[state] })}
        </Button>
      ))}
    </Alert>
  );
}
