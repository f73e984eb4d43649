import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Text } from '@/components/ui/layout/Text';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { Radio, RadioGroup } from '@/components/ui/form/choice/choice';
import space from '@/components/ui/layout/space.module.css';
import { useWrite } from '@/components/ui/button/use-write';
import { idsBelow, type TreeNode } from '@/lib/util/tree';
import { linesOf } from '@/components/ui/tree/tree-lines';
import { TreeChoice } from '@/components/ui/tree/TreeChoice';
import { shopCategoryApi, blockingProductCount, type ShopCategoryNode } from '@/lib/api/shop-category';
import { refusedFields } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { localized } from '@/lib/i18n/localized';
import styles from './DeleteDialog.module.css';

interface DeleteDialogProps {
  category: ShopCategoryNode;
  nodes: readonly TreeNode[];
  onClose: () => void;
  onDeleted: (count: number) => void;
}

/** Asks before deleting a shop category with its descendants, and where its products go (contract 4). */
export function DeleteDialog({ category, nodes, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations('shopCategory.delete');
  const action = useTranslations('entry.action');
  const errorText = useErrorText();
  const locale = useLocale();
  const id = useId();
  // The cached tree may be outdated: when the platform refuses, its response has the current number.
  const [products, setProducts] = useState(category.productCount ?? 0);
  const [where, setWhere] = useState<'other' | 'none'>('other');
  const [target, setTarget] = useState<string>();
  const [missing, setMissing] = useState(false);
  const doomed = linesOf(nodes).find(({ node }) => node.id === category.id)?.node;
  const going = doomed ? idsBelow(doomed) : [category.id];
  const remove = useWrite({
    ...shopCategoryApi.delete(),
    meta: { ...shopCategoryApi.delete().meta, ownErrors: true },
    onSuccess: ({ data }) => onDeleted(data.deleted),
    onError: (error) => setProducts(blockingProductCount(error) ?? products),
  });
  const asks = products > 0;
  const confirm = () => {
    setMissing(asks && where === 'other' && target === undefined);
    if (asks && where === 'other' && target === undefined) return;
    remove.mutate({ ids: [category.id], ...(asks ? { moveTo: where === 'none' ? '' : target } : {}) });
  };
  const shownError = remove.error && blockingProductCount(remove.error) === undefined ? remove.error : undefined;
  const refused = refusedFields(shownError).moveTo;
  const why = missing ? t('choose') : refused;
  const name = localized(category.name, locale);
  const choice = (value: typeof where) => (
    <Radio
      name={`${id}-where`}
      checked={where === value}
      onChange={() => {
        setWhere(value);
        setMissing(false);
      }}
      label={t(value)}
    />
  );
  return (
    <Dialog
      open
      onClose={remove.isPending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('title', { name })}</DialogTitle>
      <DialogContent className={styles.content}>
        <div id={`${id}-text`}>
          {going.length > 1 && <div>{t('below', { count: going.length - 1 })}</div>}
          <div>{asks ? t('products', { count: products }) : t('empty')}</div>
        </div>
        {asks && (
          <RadioGroup aria-label={t('where')}>
            {choice('other')}
            {where === 'other' && (
              <div className={`${space.above4} ${space.below8}`}>
                <TreeChoice
                  label={t('target')}
                  nodes={nodes}
                  value={target}
                  disabled={(node) => going.includes(node)}
                  onChange={(node) => {
                    setTarget(node);
                    setMissing(false);
                  }}
                />
                {why && (
                  <Text variant="caption" as="p" tone="error" role="alert">
                    {why}
                  </Text>
                )}
              </div>
            )}
            {choice('none')}
          </RadioGroup>
        )}
        {shownError && !refused && <Alert severity="error">{errorText(shownError)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={remove.isPending} autoFocus>
          {action('cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={confirm} loading={remove.isPending}>
          {t('confirm', { count: going.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
