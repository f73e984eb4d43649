import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Text } from '@/components/ui/layout/Text';
import { Button } from '@/components/ui/button/Button';
import * as v from '@/lib/schema/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { FieldBox } from '@/components/ui/form/Field';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { FieldContext, type FieldInput } from '@/components/ui/form/field-context';
import { issuesOf } from '@/components/ui/form/issues/issues';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import { inTime } from '@/lib/api/request/records-now';
import { MATERIAL_LIMITS, materialApi, materialInputSchema, type Material } from '@/lib/api/material';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';

interface TagsDialogProps {
  material: Material;
  suggestions: readonly string[];
  onClose: () => void;
}

/** Refused input stays in the field; after a conflict it can be sent again. */
export function TagsDialog({ material, suggestions, onClose }: TagsDialogProps) {
  const t = useTranslations('material.tags');
  const action = useTranslations('entry.action');
  const errorText = useErrorText();
  const issueText = useIssueText();
  const client = useQueryClient();
  const id = useId();
  const [tags, setTags] = useState<string[]>(material.tags);
  /** After a conflict the platform's version: what else it holds is a colleague's. */
  const [base, setBase] = useState(material);
  const [why, setWhy] = useState<string>();
  const { meta, mutationFn } = materialApi.mutations.save();
  const save = useWrite({
    mutationFn,
    meta: { ...meta, ownErrors: true },
    onSuccess: ({ message }) => {
      showMessage('success', message || t('done'));
      onClose();
    },
    onError: async (error) => {
      if (isApiError(error, 'conflict')) {
        void client.invalidateQueries({ queryKey: materialApi.key });
        const theirs = await inTime(materialApi.current(material.id, error.details.data));
        if (theirs?.id === material.id) {
          setBase(theirs);
          return setWhy(t('conflict', { tags: theirs.tags.join(t('comma')) || t('none') }));
        }
      }
      const fields = Object.values(refusedFields(error));
      setWhy(fields[0] ?? errorText(error));
    },
  });
  const submit = () => {
    const [issue] = issuesOf(v.safeParse(materialInputSchema, { ...material, tags }).issues, { tags }).filter(
      ({ path }) => path.startsWith('tags'),
    );
    if (issue) return setWhy(issueText(issue));
    save.mutate({ ...base, tags });
  };
  const field: FieldInput<string[]> = {
    id,
    name: 'tags',
    value: tags,
    onChange: (next) => {
      setTags(next);
      setWhy(undefined);
    },
    onBlur: () => {},
    invalid: why !== undefined,
    required: false,
    disabled: false,
    labelId: undefined,
    ariaLabel: undefined,
    describedBy: `${id}-notes`,
    lang: undefined,
  };
  return (
    <DraggableDialog title={t('title')} maxWidth="sm" busy={save.isPending} onClose={onClose}>
      <DialogContent>
        <FieldBox>
          <FieldLabel htmlFor={id}>{t('label', { name: material.name })}</FieldLabel>
          <FieldContext value={field}>
            <TagsInput suggestions={suggestions} />
          </FieldContext>
          <Text
            variant="caption"
            as="p"
            tone={why === undefined ? 'tertiary' : 'error'}
            id={`${id}-notes`}
            role={why === undefined ? undefined : 'alert'}
          >
            {why ?? t('hint', { max: MATERIAL_LIMITS.tags })}
          </Text>
        </FieldBox>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={save.isPending}>
          {action('cancel')}
        </Button>
        <Button variant="contained" loading={save.isPending} onClick={submit}>
          {action('ok')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
