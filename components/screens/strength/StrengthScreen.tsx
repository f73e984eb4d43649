import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { firstPage } from '@/components/ui/table/first-page';
import { useTranslations } from 'next-intl';
import { lazyDrawer } from '@/components/ui/record/lazy-drawer';
import { NEW_RECORD, useEdited } from '@/components/ui/record/use-edited';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { withRecycle } from '@/components/ui/table/recycle/with-recycle';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { STRENGTH_KINDS, type StrengthKind } from '@/lib/api/strength';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { ExpiryNotice } from './ExpiryNotice';
import { EXPIRING } from './kind-fields';
import { StrengthGrid } from './StrengthGrid';
import { ALL_KINDS, FIRST_KIND, OTHER_VIEWS, STRENGTH_LIST, STRENGTH_SORTS } from './strength-list';
import { useExpiryFilter } from './use-expiry-filter';
import { useStrengthActions } from './use-strength-actions';
import styles from './StrengthScreen.module.css';

const StrengthDrawer = lazyDrawer(() => import('./StrengthDrawer').then((module) => module.StrengthDrawer));

function StrengthList() {
  const t = useTranslations('strength');
  const list = useEntityList(STRENGTH_LIST);
  const actions = useStrengthActions();
  const { open } = useEdited();
  const expiry = useExpiryFilter(list.filters);
  const view = list.view === ALL_KINDS ? undefined : ((list.view || FIRST_KIND) as StrengthKind);
  const { keyword, validFrom, validTo } = list.filters;
  const ordered = list.sort.by === 'sort' && list.sort.order === 'asc' && !(keyword || validFrom || validTo);
  return (
    <>
      <ListScreen
        list={list}
        canvas
        sorts={STRENGTH_SORTS.map((by) => ({ by, title: t(`sort.${by}`) }))}
        filters={!view || EXPIRING.includes(view) ? [expiry] : []}
        views={['', ...OTHER_VIEWS].map((value) => ({
          value,
          label: value === ALL_KINDS ? t('all') : t(`kind.${(value || FIRST_KIND) as StrengthKind}`),
        }))}
        nameOf={({ title }) => title}
        body={(rows) => (
          <div className={styles.stack}>
            {/* Among the cards, because it comes with them: above the list it would push down what is there already. */}
            {view === FIRST_KIND && <ExpiryNotice answer={list.answer} onShow={list.setFilters} />}
            {STRENGTH_KINDS.filter((kind) => rows.some((row) => row.kind === kind)).map((kind) => (
              <section key={kind} aria-label={t(`kind.${kind}`)}>
                {!view && (
                  <Text variant="h2" className={space.below12}>
                    {t(`kind.${kind}`)}
                  </Text>
                )}
                <StrengthGrid
                  name={t(`kind.${kind}`)}
                  entries={rows.filter((row) => row.kind === kind)}
                  sortable={ordered}
                  actions={actions}
                />
              </section>
            ))}
          </div>
        )}
        recycle={{ href: hrefOf(paths.strength({ deleted: 'true' })), guard: ['shopResource:delete'] }}
        add={{ label: t('action.add'), run: () => open(NEW_RECORD), guard: ['shopResource:edit'] }}
        texts={{ search: t('search'), failed: t('failed') }}
        never={{ title: t('empty.title'), text: t('empty.text'), action: t('action.add') }}
      />
      <StrengthDrawer newKind={view ?? FIRST_KIND} />
    </>
  );
}

/** `/Shop/Resources`: the company's strength by kind, certificates by default. */
export const StrengthScreen = withRecycle(StrengthList, () =>
  import('./StrengthRecycleList').then((module) => module.StrengthRecycleList),
);

export const first = firstPage(STRENGTH_LIST);
