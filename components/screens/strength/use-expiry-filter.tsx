import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '@/components/ui/table/filters/ChoiceFilter';
import { DayRange } from '@/components/ui/calendar/DayRange';
import type { Filter } from '@/components/ui/table/filters/filter';
import type { FilterValues } from '@/components/ui/table/filters/list-filters';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import { useShopToday } from '@/lib/api/shop-zone';
import { EXPIRING_DAYS, expiryDays, type ExpiryState } from '@/lib/util/expiry';

const STATES: readonly ExpiryState[] = ['expired', 'soon', 'valid'];
const text = (value: FilterValues[string]) => (typeof value === 'string' ? value : '');

const stateOf = (values: FilterValues, today: string): ExpiryState | undefined =>
  STATES.find((state) => {
    const { validFrom, validTo } = expiryDays(state, today);
    return validFrom === values.validFrom && validTo === values.validTo;
  });

export function useExpiryFilter(values: FilterValues): Filter {
  const t = useTranslations('strength');
  const today = useShopToday();
  const words = useTranslations('table.filter');
  const name = t('filter.expiry');
  const nameOf = (state: ExpiryState) => t(`filter.${state}`, { within: EXPIRING_DAYS });
  const days = useFilters(values).days('valid', name);
  const state = stateOf(values, today);
  return {
    ...days,
    summary: state ? nameOf(state) : days.summary,
    editor: (draft, change) => (
      <>
        <ChoiceFilter
          label={name}
          choices={[{ value: '', label: words('any') }, ...STATES.map((one) => ({ value: one, label: nameOf(one) }))]}
          value={stateOf(draft, today) ?? (draft.validFrom || draft.validTo ? 'days' : '')}
          onChange={(value) =>
            change({
              validFrom: undefined,
              validTo: undefined,
              ...(STATES.includes(value as ExpiryState) ? expiryDays(value as ExpiryState, today) : {}),
            })
          }
        />
        <DayRange
          fromLabel={words('fromDay')}
          toLabel={words('toDay')}
          from={text(draft.validFrom)}
          to={text(draft.validTo)}
          onChange={(from, to) => change({ validFrom: from || undefined, validTo: to || undefined })}
        />
      </>
    ),
  };
}
