import * as v from '@/lib/schema/schema';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { NameDialog } from '@/components/ui/feedback/dialog/NameDialog';
import { issuesOf } from '@/components/ui/form/issues/issues';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { useRestoreUnchanged } from '@/components/ui/table/changes/use-restore-unchanged';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import { refusedFields } from '@/lib/api/request/errors';
import { MATERIAL_LIMITS, materialApi, renamedIn, renameInputSchema, type Material } from '@/lib/api/material';
import { useErrorText } from '@/lib/i18n/error-text';

export function RenameDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const t = useTranslations('material.rename');
  const errorText = useErrorText();
  const issueText = useIssueText();
  const { meta, mutationFn } = materialApi.rename();
  const undo = useUndo<Material>({ meta, nameOf: ({ name: former }) => former });
  const restoreUnchanged = useRestoreUnchanged<Material>({ find: materialApi.find, nameOf: (record) => record.name });
  const rename = useWrite({
    mutationFn,
    meta: { ...meta, ownErrors: true },
    onSuccess: ({ data, message }, { name: sent }) => {
      // A platform may store another name than was sent.
      const given = renamedIn(data, material.id) ?? sent;
      const run = (ids: string[]) =>
        restoreUnchanged(
          ids,
          (record) => record.name === given,
          async () => {
            await materialApi.setName(material.id, material.name);
            return [];
          },
        );
      undo.offer('success', message || t('done'), [{ rows: [material], run }]);
      onClose();
    },
  });
  const submit = (name: string, refuse: (reason: string) => void) => {
    if (rename.isPending) return;
    const checked = v.safeParse(renameInputSchema, { name });
    const [issue] = issuesOf(checked.issues, { name });
    if (issue) return refuse(issueText(issue));
    if (name.trim() === material.name) return onClose();
    rename.mutate(
      { id: material.id, name: name.trim() },
      { onError: (error) => refuse(refusedFields(error).name || errorText(error)) },
    );
  };
  return (
    <NameDialog
      title={t('title')}
      label={t('name')}
      input={{
        defaultValue: material.name,
        // The file extension is seldom changed.
        onFocus: ({ target }) => target.setSelectionRange(0, target.value.replace(/\.[^.]+$/, '').length),
        maxLength: 2 * MATERIAL_LIMITS.name,
        dir: 'auto',
      }}
      busy={rename.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
