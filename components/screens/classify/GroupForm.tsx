import { useTranslations } from 'next-intl';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { Field } from '@/components/ui/form/Field';
import { fieldLabel } from '@/components/ui/form/field-label';
import { ImagesInput } from '@/components/ui/form/pictures/ImagesInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { SwitchInput } from '@/components/ui/form/inputs/SwitchInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { treeOptions, type TreeNode as Choice } from '@/components/ui/form/inputs/tree-options';
import { TreeSelect } from '@/components/ui/form/inputs/TreeSelect';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import { moveProblem } from '@/components/ui/tree/tree-moves';
import { GROUP_LIMITS, type Group, classifyApi, groupInputSchema, groupSchema } from '@/lib/api/classify';
import { filled } from '@/components/ui/form/blank';
import { plainKind } from '@/components/ui/record/plain-kind';

interface GroupValues {
  name: Record<string, string>;
  parentId: string | undefined;
  /** The picture as a list of one, as the field for pictures has it. */
  image: string[];
  visible: boolean;
}

/** The group of products as a record with a form (contract 4); its place among its sisters is the tree's. */
const GROUP_KIND = plainKind<Group, GroupValues>({
  name: 'classify',
  api: classifyApi,
  schema: groupSchema,
  input: groupInputSchema,
  toValues: (group) => ({
    name: { zh: '', en: '', ...group?.name },
    parentId: group?.parentId,
    image: group?.image ? [group.image] : [],
    visible: group?.visible ?? true,
  }),
  toFields: ({ name, parentId, image, visible }) => ({
    name: filled(name),
    parentId: parentId || undefined,
    image: image[0],
    visible,
  }),
  localized: ['name'],
  formatKey: (path) => (path === 'image' ? 'address' : 'format'),
});

const IMAGE_BYTES = 5_242_880;
const FIELDS = { 'name.zh': 'nameZh', 'name.en': 'nameEn' };

interface GroupFormProps {
  group: Group;
  /** The tree it stands in. */
  nodes: readonly TreeNode[];
  mayEdit: boolean;
  onClose: () => void;
}

/** The form of one group of products, beside the tree. */
export function GroupForm({ group, nodes, mayEdit, onClose }: GroupFormProps) {
  const t = useTranslations('classify');
  const tFields = useTranslations('classify.field');
  const editor = useRecordEditor({
    kind: GROUP_KIND,
    record: group,
    check: GROUP_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
  });
  /** Where it may lie: neither in itself nor too deep. */
  const parents = (list: readonly TreeNode[]): Choice[] =>
    list.map(({ id, label, children }) => ({
      id,
      label,
      selectable: moveProblem(nodes, { id: group.id, parentId: id }, GROUP_LIMITS.depth) === undefined,
      children: parents(children),
    }));
  const choices = parents(nodes);
  const labels = new Map(treeOptions(choices).map(({ value, label }) => [value, label]));
  // Beside its tree it need not be asked whether to leave: giving up what is typed can be undone.
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
      <LocalizedInput name="name" label={tFields('name')} required max={GROUP_LIMITS.name}>
        <TextInput />
      </LocalizedInput>
      <Field
        name="parentId"
        label={tFields('parentId')}
        hint={t('hint.parentId', { max: GROUP_LIMITS.depth })}
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
