import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { idsBelow, type TreeNode } from '@/components/ui/table/filters/tree';
import { linesOf } from '@/components/ui/tree/tree-lines';
import { TreeChoice } from '@/components/ui/tree/TreeChoice';
import { shopCategoryApi, blockingProductCount, type ShopCategoryNode } from '@/lib/api/shop-category';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { localized } from '@/lib/i18n/localized';

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
  const refused = isApiError(shownError, 'invalid') ? shownError.fields?.moveTo : undefined;
  const why = missing ? t('choose') : refused;
  const name = localized(category.name, locale);
  return (
    <Dialog
      open
      onClose={remove.isPending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <div id={`${id}-text`}>
          {going.length > 1 && <div>{t('below', { count: going.length - 1 })}</div>}
          <div>{asks ? t('products', { count: products }) : t('empty')}</div>
        </div>
        {asks && (
          <RadioGroup
            aria-label={t('where')}
            value={where}
            onChange={(_, value) => {
              setWhere(value as 'other' | 'none');
              setMissing(false);
            }}
          >
            <FormControlLabel value="other" control={<Radio />} label={t('other')} />
            {where === 'other' && (
              <Box sx={{ mt: 0.5, mb: 1 }}>
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
                  <FormHelperText error role="alert">
                    {why}
                  </FormHelperText>
                )}
              </Box>
            )}
            <FormControlLabel value="none" control={<Radio />} label={t('none')} />
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
