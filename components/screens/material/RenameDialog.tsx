import * as v from '@/lib/schema/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { issuesOf } from '@/components/ui/form/issues/issues';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { useRestoreUnchanged } from '@/components/ui/table/changes/use-restore-unchanged';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import { isApiError } from '@/lib/api/request/errors';
import { MATERIAL_LIMITS, materialApi, renamedIn, renameInputSchema, type Material } from '@/lib/api/material';
import { useErrorText } from '@/lib/i18n/error-text';

/** A refused name stays in the field, with the reason beside it. */
export function RenameDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const t = useTranslations('material.rename');
  const action = useTranslations('entry.action');
  const errorText = useErrorText();
  const issueText = useIssueText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(material.name);
  const [why, setWhy] = useState<string>();
  const refuse = (reason: string) => {
    setWhy(reason);
    input.current?.focus();
  };
  const { meta, mutationFn } = materialApi.rename();
  const undo = useUndo<Material>({ meta, nameOf: ({ name: former }) => former });
  const restoreUnchanged = useRestoreUnchanged<Material>({ find: materialApi.find, nameOf: (record) => record.name });
  const rename = useWrite({
    mutationFn,
    meta: { ...meta, ownErrors: true },
    onSuccess: ({ data, message }, { name: sent }) => {
      // A platform may store another name than was sent.
      const given = renamedIn(data) ?? sent;
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
    onError: (error) => refuse((isApiError(error, 'invalid') && error.fields?.name) || errorText(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rename.isPending) return;
    const checked = v.safeParse(renameInputSchema, { name });
    const [issue] = issuesOf(checked.issues, { name });
    if (issue) return refuse(issueText(issue));
    if (name.trim() === material.name) return onClose();
    rename.mutate({ id: material.id, name: name.trim() });
  };
  // The file extension is seldom changed.
  const selectStem = (element: HTMLInputElement) =>
    element.setSelectionRange(0, element.value.replace(/\.[^.]+$/, '').length);
  return (
    <DraggableDialog title={t('title')} busy={rename.isPending} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <FormControl fullWidth error={why !== undefined}>
            <FormLabel htmlFor={id}>{t('name')}</FormLabel>
            <OutlinedInput
              id={id}
              autoFocus
              value={name}
              inputRef={input}
              onFocus={(event) => selectStem(event.target as HTMLInputElement)}
              onChange={(event) => {
                setName(event.target.value);
                setWhy(undefined);
              }}
              slotProps={{
                input: {
                  'aria-describedby': why === undefined ? undefined : `${id}-why`,
                  'aria-invalid': why !== undefined,
                  maxLength: 2 * MATERIAL_LIMITS.name,
                  dir: 'auto',
                },
              }}
            />
            {why !== undefined && (
              <FormHelperText id={`${id}-why`} role="alert">
                {why}
              </FormHelperText>
            )}
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={rename.isPending}>
            {action('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={rename.isPending}>
            {action('ok')}
          </Button>
        </DialogActions>
      </form>
    </DraggableDialog>
  );
}
