import { TextLink } from '@/components/ui/layout/TextLink';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { RecordHeading } from '@/components/ui/record/RecordHeading';
import { lazyScreen } from '@/components/ui/loading/lazy-part';
import type { TreeNode } from '@/lib/util/tree';
import { shopCategoryApi } from '@/lib/api/shop-category';
import { isApiError } from '@/lib/api/request/errors';
import { localized } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { PaneBody, PaneHead } from './shop-category-parts';

// Loaded separately, because its inputs are larger than the tree and not needed to show it.
const ShopCategoryForm = lazyScreen(() => import('./ShopCategoryForm').then((module) => module.ShopCategoryForm));

interface ShopCategoryPaneProps {
  /** Id of the open shop category; undefined if none is. */
  id: string;
  nodes: readonly TreeNode[];
  onClose: () => void;
}

const Waiting = () => <Skeleton height={320} margin={24} />;

export function ShopCategoryPane({ id, nodes, onClose }: ShopCategoryPaneProps) {
  const t = useTranslations('shopCategory');
  const actions = useTranslations('entry.action');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(shopCategoryApi.detail(id));
  const isDeleted = isApiError(error) && ['404', '410'].includes(String(error.code));
  return (
    <>
      <PaneHead>
        <RecordHeading
          level="h2"
          title={data ? localized(data.name, locale) : t('open')}
          record={data}
          picture={data?.image}
          facts={
            data && (
              <TextLink underlined href={hrefOf(paths.productList({ groupId: id }))}>
                {t('products', { count: data.productCount ?? 0 })}
              </TextLink>
            )
          }
        >
          <IconAction label={actions('close')} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconAction>
        </RecordHeading>
      </PaneHead>
      <PaneBody>
        {data ? (
          <Suspense fallback={<Waiting />}>
            <ShopCategoryForm key={id} category={data} nodes={nodes} onClose={onClose} />
          </Suspense>
        ) : isDeleted ? (
          <EmptyState kind="none" title={t('gone.title')} text={t('gone.text')} />
        ) : error ? (
          <ErrorRegion error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
      </PaneBody>
    </>
  );
}
