import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { useFormHandle, type FormHandle } from '@/components/ui/form/form-context';
import { LazyProductPicker } from '@/components/shared/product/lazy-products';
import { productApi } from '@/lib/api/product';
import { shopDetailApi } from '@/lib/api/shop-detail';
import { shopInfoApi } from '@/lib/api/shop-info';
import { useErrorText } from '@/lib/i18n/error-text';
import { localized } from '@/lib/i18n/localized';
import { showMessage } from '@/lib/state/messages';
import { PRODUCT_KIND } from '../product-kind';
import type { ProductValues } from '../product-values';
import { keepLastTemplate, readLastTemplate } from './last-template';
import { shopTemplate, withTemplate, type Template } from './template';

/** Fills in what is still empty of a new product, with an undo. */
function useTemplates() {
  const t = useTranslations('productForm.template');
  const undo = useTranslations('form')('undo');
  const locale = useLocale();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { model } = useFormHandle() as FormHandle<ProductValues>;

  const apply = async (name: string, read: () => Promise<Template>) => {
    try {
      const template = await read();
      const before = model.snapshot().values;
      const { values, count } = withTemplate(before, template);
      if (count === 0) return showMessage('info', t('nothing', { name }));
      model.fill(values);
      showMessage('success', t('filled', { name, count }), {
        label: undo,
        undoes: true,
        run: () => model.fill(before),
      });
    } catch (error) {
      showMessage('error', errorText(error));
    }
  };
  return {
    fromShop: () =>
      apply(t('shop'), async () =>
        shopTemplate(
          await queries.fetchQuery({ ...shopInfoApi.detail(), meta: { quiet: true } }),
          await queries.fetchQuery({ ...shopDetailApi.detail(), meta: { quiet: true } }),
        ),
      ),
    fromProduct: (id: string, name: string) =>
      apply(name, async () => {
        const product = await queries.fetchQuery({ ...productApi.detail(id), meta: { quiet: true } });
        keepLastTemplate({ id, name: PRODUCT_KIND.nameOf?.(product, locale) || name });
        return product;
      }),
  };
}

interface TemplateMenuProps {
  anchor: HTMLElement | null;
  /** A product is being chosen, after the menu has closed. */
  picking: boolean;
  onPick: () => void;
  onCloseMenu: () => void;
  onClosePicker: () => void;
}

/** What a new product can begin with: the shop's defaults, the template of the last time, another product. */
export function TemplateMenu({ anchor, picking, onPick, onCloseMenu, onClosePicker }: TemplateMenuProps) {
  const t = useTranslations('productForm.template');
  const locale = useLocale();
  const { fromShop, fromProduct } = useTemplates();
  const [last] = useState(readLastTemplate);
  if (picking)
    return (
      <LazyProductPicker
        chosen={[]}
        max={1}
        onClose={onClosePicker}
        onChoose={([id], records) => {
          onClosePicker();
          if (id !== undefined) void fromProduct(id, localized(records.get(id)?.title ?? {}, locale) || id);
        }}
      />
    );
  const actions: MenuAction[] = [
    { key: 'shop', label: t('shop'), run: () => void fromShop() },
    ...(last
      ? [{ key: 'last', label: t('last', { name: last.name }), run: () => void fromProduct(last.id, last.name) }]
      : []),
    { key: 'product', label: t('product'), divided: true, run: onPick },
  ];
  return anchor && <LazyActionMenu anchor={anchor} actions={actions} onClose={onCloseMenu} />;
}
