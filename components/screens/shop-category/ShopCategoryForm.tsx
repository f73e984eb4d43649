import { useTranslations } from 'next-intl';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { Field } from '@/components/ui/form/Field';
import { fieldLabel } from '@/components/ui/form/field-label';
import { ImagesInput } from '@/components/shared/material/pictures/ImagesInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { SwitchInput } from '@/components/ui/form/inputs/SwitchInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { treeOptions } from '@/components/ui/form/inputs/combo/tree-options';
import { TreeSelect } from '@/components/ui/form/inputs/combo/TreeSelect';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { useView } from '@/lib/router/view';
import type { TreeNode } from '@/lib/util/tree';
import { moveProblem } from '@/components/ui/tree/tree-moves';
import { SHOP_CATEGORY_LIMITS, type ShopCategory } from '@/lib/api/shop-category';
import { SHOP_CATEGORY_KIND } from './shop-category-kind';

const IMAGE_BYTES = 5_242_880;
const FIELDS = { 'name.zh': 'nameZh', 'name.en': 'nameEn' };

interface ShopCategoryFormProps {
  category: ShopCategory;
  nodes: readonly TreeNode[];
  onClose: () => void;
}

export function ShopCategoryForm({ category, nodes, onClose }: ShopCategoryFormProps) {
  const t = useTranslations('shopCategory');
  const { askToLeave } = useView();
  const tFields = useTranslations('shopCategory.field');
  const editor = useRecordEditor({
    kind: SHOP_CATEGORY_KIND,
    record: category,
    check: SHOP_CATEGORY_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
  });
  /** Possible parents: not itself, its descendants, or too deep. */
  const parents = (list: readonly TreeNode[]): TreeNode[] =>
    list.map(({ id, label, children }) => ({
      id,
      label,
      selectable: moveProblem(nodes, { id: category.id, parentId: id }, SHOP_CATEGORY_LIMITS.depth) === undefined,
      children: parents(children),
    }));
  const choices = parents(nodes);
  const labels = new Map(treeOptions(choices).map(({ value, label }) => [value, label]));
  return (
    <DrawerForm
      editor={editor}
      drawer={{ close: () => askToLeave(onClose) }}
      label={t('form')}
      labelOf={(path) => fieldLabel(tFields, FIELDS, path)}
      show={useShownValue((path, text) => (path === 'parentId' ? labels.get(text) : undefined))}
    >
      <LocalizedInput name="name" label={tFields('name')} required max={SHOP_CATEGORY_LIMITS.name}>
        <TextInput />
      </LocalizedInput>
      <Field name="parentId" label={tFields('parentId')} hint={t('hint.parentId', { max: SHOP_CATEGORY_LIMITS.depth })}>
        <TreeSelect nodes={choices} placeholder={t('top')} />
      </Field>
      <Field name="image" label={tFields('image')} hint={t('hint.image')} group whole>
        <ImagesInput max={1} maxBytes={IMAGE_BYTES} />
      </Field>
      <Field name="visible" label={tFields('visible')} hint={t('hint.visible')}>
        <SwitchInput label={t('visibleOn')} />
      </Field>
    </DrawerForm>
  );
}
