import { useTranslations } from 'next-intl';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { Field } from '@/components/ui/form/Field';
import { fieldLabel } from '@/components/ui/form/field-label';
import { ImagesInput } from '@/components/ui/form/pictures/ImagesInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { SwitchInput } from '@/components/ui/form/inputs/SwitchInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { treeOptions } from '@/components/ui/form/inputs/combo/tree-options';
import { TreeSelect } from '@/components/ui/form/inputs/combo/TreeSelect';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import { moveProblem } from '@/components/ui/tree/tree-moves';
import {
  SHOP_CATEGORY_LIMITS,
  type ShopCategory,
  shopCategoryApi,
  shopCategoryInputSchema,
  shopCategorySchema,
} from '@/lib/api/shop-category';
import { filled } from '@/components/ui/form/blank';
import { plainKind } from '@/components/ui/record/plain-kind';

interface ShopCategoryValues {
  name: Record<string, string>;
  parentId: string | undefined;
  /** A list of at most one, as the picture input requires. */
  image: string[];
  visible: boolean;
}

/** The shop category as a record with a form (contract 4); its position among its siblings is changed in the tree. */
const SHOP_CATEGORY_KIND = plainKind<ShopCategory, ShopCategoryValues>({
  name: 'classify',
  api: shopCategoryApi,
  schema: shopCategorySchema,
  input: shopCategoryInputSchema,
  toValues: (category) => ({
    name: { zh: '', en: '', ...category?.name },
    parentId: category?.parentId,
    image: category?.image ? [category.image] : [],
    visible: category?.visible ?? true,
  }),
  toFields: ({ name, parentId, image, visible }) => ({
    name: filled(name),
    parentId: parentId || undefined,
    image: image[0],
    visible,
  }),
  localized: ['name'],
});

const IMAGE_BYTES = 5_242_880;
const FIELDS = { 'name.zh': 'nameZh', 'name.en': 'nameEn' };

interface ShopCategoryFormProps {
  category: ShopCategory;
  nodes: readonly TreeNode[];
  mayEdit: boolean;
  onClose: () => void;
}

export function ShopCategoryForm({ category, nodes, mayEdit, onClose }: ShopCategoryFormProps) {
  const t = useTranslations('shopCategory');
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
  // Beside the tree no confirmation is needed: discarding can be undone.
  const cancel = () => (editor.form.model.snapshot().dirty ? editor.discard() : onClose());
  return (
    <DrawerForm
      editor={editor}
      drawer={{ close: cancel, leave: () => undefined, hold: () => undefined }}
      label={t('form')}
      labelOf={(path) => fieldLabel(tFields, FIELDS, path)}
      show={useShownValue((path, text) => (path === 'parentId' ? labels.get(text) : undefined))}
      readOnly={!mayEdit}
    >
      <LocalizedInput name="name" label={tFields('name')} required max={SHOP_CATEGORY_LIMITS.name}>
        <TextInput />
      </LocalizedInput>
      <Field
        name="parentId"
        label={tFields('parentId')}
        hint={t('hint.parentId', { max: SHOP_CATEGORY_LIMITS.depth })}
        disabled={!mayEdit}
      >
        <TreeSelect nodes={choices} placeholder={t('top')} />
      </Field>
      <Field name="image" label={tFields('image')} hint={t('hint.image')} group whole>
        <ImagesInput max={1} maxBytes={IMAGE_BYTES} />
      </Field>
      <Field name="visible" label={tFields('visible')} hint={t('hint.visible')} disabled={!mayEdit}>
        <SwitchInput label={t('visibleOn')} />
      </Field>
    </DrawerForm>
  );
}
