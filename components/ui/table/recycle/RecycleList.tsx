import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/Button';
import { useMay } from '@/components/ui/permission/Can';
import { hrefOf } from '@/lib/router/location';
import { DAY } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';
import type { ActionsApi } from '../changes/use-entity-actions';
import { textFilter } from '../filters/list-filters';
import { ListScreen } from '../ListScreen';
import type { Column, Density } from '../rows/column';
import { useColumns } from '../rows/use-columns';
import type { ListApi } from '../use-counts';
import { useEntityList } from '../use-entity-list';
import { useRestore } from './use-restore';

/** How long the platform keeps what was deleted (contract 1). */
const KEPT_DAYS = 30;
const SORTS = ['deletedAt'] as const;

interface Deleted {
  id: string;
  deletedAt?: string;
}

interface RecycleListProps<T extends Deleted> {
  /** The list's name on this device. */
  name: string;
  api: ListApi<T> & ActionsApi;
  /** The right to restore. */
  right: string;
  /** The columns that say which record it is. */
  columns: (density: Density) => Column<T>[];
  /** The name of a record for its checkbox and for messages. */
  nameOf: (row: T) => string;
  /** The path of the list. */
  back: string;
  texts: { search: string; failed: string };
  card?: (row: T, actions: ReactNode) => ReactNode;
}

/** What was deleted from a list in the last 30 days, and can be restored. */
export function RecycleList<T extends Deleted>(props: RecycleListProps<T>) {
  const { name, api, right, columns, nameOf, back, texts, card } = props;
  const t = useTranslations('table.recycle');
  const make = useColumns<T>();
  const now = useNow(QUARTER_HOUR).getTime();
  const mayRestore = useMay()([right]);
  const list = useEntityList<T>({
    name,
    api,
    filters: { keyword: textFilter() },
    sorts: SORTS,
    defaultSort: { by: 'deletedAt', order: 'desc' },
    always: { deleted: 'true' },
  });
  const restore = useRestore<T>(api, list.selection.drop, nameOf);
  const daysLeft = ({ deletedAt }: T) => {
    const left = deletedAt === undefined ? NaN : (Date.parse(deletedAt) + KEPT_DAYS * DAY - now) / DAY;
    return Number.isNaN(left) ? undefined : t('left', { days: Math.max(0, Math.floor(left)) });
  };
  const own: Column<T>[] = [
    make.time('deletedAt', t('deletedAt'), ({ deletedAt }) => deletedAt),
    make.words('left', t('leftTitle'), 120, daysLeft),
  ];
  return (
    <ListScreen
      list={list}
      columns={[...columns(list.prefs.density), ...own]}
      sorts={SORTS.map((by) => ({ by, title: t(by) }))}
      nameOf={nameOf}
      card={card}
      place={t('title')}
      lead={
        <ButtonLink href={hrefOf(back)} startIcon={<ArrowLeft size={16} aria-hidden />}>
          {t('back')}
        </ButtonLink>
      }
      actions={mayRestore ? restore : undefined}
      texts={texts}
      never={{ title: t('emptyTitle'), text: t('emptyText', { days: KEPT_DAYS }) }}
    />
  );
}
