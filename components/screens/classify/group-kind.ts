import { filled } from '@/components/ui/form/blank';
import { plainKind } from '@/components/ui/form/plain-kind';
import { classifyApi, groupInputSchema, groupSchema, type Group } from '@/lib/api/classify';

export interface GroupValues {
  name: Record<string, string>;
  parentId: string | undefined;
  /** The picture as a list of one, as the field for pictures has it. */
  image: string[];
  visible: boolean;
}

/** The group of products as a record with a form (contract 4); its place among its sisters is the tree's. */
export const GROUP_KIND = plainKind<Group, GroupValues>({
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
