import { CirclePause, CirclePlay, Copy, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import { useRecordActions } from '@/components/ui/table/changes/use-record-actions';
import { productApi } from '@/lib/api/product';
import { PRODUCT_TRANSITIONS, type Product } from '@/lib/api/product-schema';
import { showBuyerView } from '@/lib/state/buyer-view';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';

/** No arrows: those of an import and an export are above the list. */
const MOVES = { online: CirclePlay, offline: CirclePause, reviewing: Send };
type Target = keyof typeof MOVES;

/** `settled` is called with the ids of products that were changed or deleted. */
export function useProductActions(
  settled: (ids: string[]) => void,
  bulk: Pick<ListActions<Product>, 'ofMatching'> & { ofSeveral: (rows: Product[]) => readonly MenuAction[] },
): ListActions<Product> {
  const t = useTranslations('productList');
  const mayEdit = useMay()(['product:edit']);
  const copy = useWrite({
    ...productApi.mutations.copy(),
    onSuccess: ({ data }) =>
      showMessage('success', t('done.copied'), {
        label: t('done.openCopy'),
        run: () => navigate(paths.productForm(data.id)),
      }),
  });
  const copying = ({ id }: Product, busy: boolean): MenuAction => ({
    key: 'copy',
    label: t('action.copy'),
    icon: Copy,
    writes: true,
    run: () => !busy && !copy.isPending && copy.mutate(id),
  });
  const actions = useRecordActions<Product, Target>(productApi, {
    settled,
    transitions: PRODUCT_TRANSITIONS,
    moves: MOVES,
    moveLabel: (to) => t(`action.${to}`),
    formPath: paths.productForm,
    preview: (record) => showBuyerView({ kind: 'product', record, isRow: true }),
    more: (product, busy) => (mayEdit ? [copying(product, busy)] : []),
    done: (to, count) => t(`done.${to}`, { count }),
    nameOf: ({ sku }) => sku,
  });
  /** Before the last group, which deletes. */
  const ofSeveral = (rows: Product[]) => {
    const plain = actions.ofSeveral(rows);
    const last = plain.findIndex(({ divided }) => divided);
    return plain.toSpliced(last < 0 ? plain.length : last, 0, ...bulk.ofSeveral(rows));
  };
  return { ...actions, ofSeveral, ofMatching: bulk.ofMatching, busy: actions.busy || copy.isPending };
}
