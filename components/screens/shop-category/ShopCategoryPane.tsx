import Link from '@mui/material/Link';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Moment } from '@/components/ui/feedback/Moment';
import { lazyScreen } from '@/components/ui/loading/lazy-part';
import type { TreeNode } from '@/components/ui/table/filters/tree';
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
  mayEdit: boolean;
  onClose: () => void;
}

const Waiting = () => <Skeleton height={320} margin={24} />;

export function ShopCategoryPane({ id, nodes, mayEdit, onClose }: ShopCategoryPaneProps) {
  const t = useTranslations('shopCategory');
  const actions = useTranslations('entry.action');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(shopCategoryApi.detail(id));
  const isDeleted = isApiError(error) && ['404', '410'].includes(String(error.code));
  return (
    <>
      <PaneHead>
        <div>
          <Typography variant="h2" noWrap>
            {data ? localized(data.name, locale) : t('open')}
          </Typography>
          {data && (
            <Typography variant="caption" component="p" noWrap sx={{ color: 'var(--text-tertiary)' }}>
              <Link underline="always" href={hrefOf(paths.productList({ groupId: id }))}>
                {t('products', { count: data.productCount ?? 0 })}
              </Link>
              {' · '}
              {t.rich('saved', { version: data.version, time: () => <Moment at={data.updatedAt} /> })}
            </Typography>
          )}
        </div>
        <IconAction label={actions('close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconAction>
      </PaneHead>
      <PaneBody>
        {data ? (
          <Suspense fallback={<Waiting />}>
            <ShopCategoryForm key={id} category={data} nodes={nodes} mayEdit={mayEdit} onClose={onClose} />
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
