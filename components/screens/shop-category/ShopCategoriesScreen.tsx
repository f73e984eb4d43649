import { useMedia } from '@/components/ui/layout/use-media';
import { Button } from '@/components/ui/button/Button';
import { requestFirst, type FirstRequest } from '@/components/ui/first-request';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { useStopRead } from '@/components/ui/feedback/SlowRead';
import { PageHead } from '@/components/ui/layout/PageHead';
import { useMay } from '@/components/ui/permission/Can';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty } from '@/components/ui/table/ListEmpty';
import { ListPage } from '@/components/ui/table/list-parts';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import { shopCategoryTree } from '@/lib/api/shop-category';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { Pane, Panes } from './shop-category-parts';
import { shopCategoryLines, shopCategoryNodes } from './shop-category-nodes';
import { ShopCategoryOverview } from './ShopCategoryOverview';
import { ShopCategoryPane } from './ShopCategoryPane';
import { ShopCategoryTree } from './ShopCategoryTree';
import { useShopCategoryChanges } from './use-shop-category-changes';
import { from } from '@/lib/theme/breakpoints';
import styles from './ShopCategoriesScreen.module.css';

export function ShopCategoriesScreen() {
  const t = useTranslations('shopCategory');
  const locale = useLocale();
  const view = useView();
  const title = useRouteTitle()(view.title);
  const wide = useMedia(from.desk);
  const roomy = useMedia(from.wide);
  const query = useQuery({ ...shopCategoryTree(), select: (list) => ({ list, total: shopCategoryLines(list).size }) });
  const stop = useStopRead(shopCategoryTree().queryKey);
  const changes = useShopCategoryChanges();
  const mayAdd = useMay()(['classify:edit']);
  const [adding, setAdding] = useState(false);
  const id = view.query.get('id') ?? undefined;
  const keyword = view.query.get('keyword') ?? '';
  const categories = query.data?.list ?? [];

  const startAdding = () => {
    view.setQuery({ keyword: undefined, ...(wide ? {} : { id: undefined }) });
    setAdding(true);
  };
  const add = !mayAdd ? null : wide ? (
    <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={startAdding} {...lockOf()}>
      {t('action.add')}
    </Button>
  ) : (
    <Button
      variant="contained"
      aria-label={t('action.add')}
      onClick={startAdding}
      {...lockOf()}
      className={styles.button}
    >
      <Plus size={18} aria-hidden />
    </Button>
  );
  const body = (
    <ShopCategoryTree
      categories={categories}
      changes={changes}
      mayEdit={mayAdd}
      keyword={keyword}
      onSearch={(text) => view.setQuery({ keyword: text || undefined })}
      selected={id}
      onSelect={(next) => view.setQuery({ id: next })}
      adding={adding}
      onAdded={() => setAdding(false)}
      add={wide ? null : add}
    />
  );
  const never = {
    title: t('never.title'),
    text: t('never.text'),
    action: mayAdd ? { label: t('action.add'), run: startAdding } : undefined,
  };
  const tree = (
    <Pane aria-label={t('tree')}>
      <ListBody
        query={query}
        onStop={stop}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton density="compact" />}
        empty={adding ? body : <ListEmpty filtered={false} onClear={() => {}} never={never} />}
      >
        {() => body}
      </ListBody>
    </Pane>
  );
  const close = () => view.setQuery({ id: undefined });
  const category = id !== undefined && (
    <Pane aria-label={t('open')}>
      <ShopCategoryPane id={id} nodes={shopCategoryNodes(categories, locale)} onClose={close} />
    </Pane>
  );
  // As wide as an open shop category, so that the tree keeps its place when one is opened.
  const overview = roomy && categories.length > 0 && (
    <Pane aria-label={t('overview.title')}>
      <ShopCategoryOverview
        categories={categories}
        total={query.data?.total ?? 0}
        onSelect={(next) => view.setQuery({ id: next })}
      />
    </Pane>
  );
  return (
    <ListPage>
      <PageHead title={title} count={query.data?.total} actions={wide && add} />
      {wide ? (
        <Panes data-open={category || overview ? '' : undefined}>
          {tree}
          {category || overview}
        </Panes>
      ) : (
        category || tree
      )}
    </ListPage>
  );
}

export const first: FirstRequest = (queries, _location, ahead) => requestFirst(queries, shopCategoryTree(), ahead);
