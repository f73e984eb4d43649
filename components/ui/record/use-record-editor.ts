import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDirtyView } from '@/lib/router/view';
import { uuid } from '@/lib/util/uuid';
import { showMessage } from '@/lib/state/messages';
import { equal } from '@/lib/util/equal';
import { useModelState } from '../form/form-context';
import type { Issue } from '../form/issues/issues';
import type { Level } from '../form/form-model';
import type { RecordKind, SavedRecord } from './record-kind';
import { useCan } from '../permission/Can';
import { useAccount } from './use-account';
import { useBase } from './use-base';
import { useDraft } from './use-draft';
import { useRecordForm } from '../form/use-record-form';
import { useRecordSave, type RecordSaveOptions } from './use-record-save';
import { isPressed, isShortcut } from '@/lib/state/shortcuts';

/** Ctrl+S or Cmd+S saves, wherever the focus is; not while a dialog is open or an input method composes. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, 'save')) return;
    const isSave = isShortcut(event, 'save') && !event.repeat;
    // Also prevents the browser's own command, which would save the page as a file.
    event.preventDefault();
    if (!isSave) return;
    // Some fields commit their input on blur, such as a tag.
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches('input, textarea')) {
      field.blur();
      field.focus({ preventScroll: true });
    }
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

interface EditorOptions<R extends SavedRecord, V extends object, A extends string> extends Pick<
  RecordSaveOptions<R, V, A>,
  'then' | 'onDone'
> {
  kind: RecordKind<R, V, A>;
  /** The platform's current version; undefined for a new record. */
  record: R | undefined;
  /** The issues of the values; `base` is the version that the input is based on. */
  check: (values: V, level: Level, base: R | undefined) => Issue[];
  /** The action of Ctrl+S. */
  saveKey: (base: R | undefined) => NoInfer<A>;
  /** Called when a new record has its id. */
  onCreated: (id: string) => void;
}

/**
 * The form of a record: its changes and errors, its draft on this device, saving with conflicts, and updates to newer
 * versions of the platform while there is no unsaved input. Without the right to change the record (contract 1) it is
 * read-only.
 */
export function useRecordEditor<R extends SavedRecord, V extends object, A extends string>(
  options: EditorOptions<R, V, A>,
) {
  const { kind, record, check, saveKey, onCreated, onDone, then } = options;
  const { toValues, toRecord, partOf, restLevel } = kind;
  const t = useTranslations('form');
  const locale = useLocale();
  const mayEdit = useCan()([`${kind.api.key[0]}:edit`]);
  const { base, setBase, startFrom, isOlder } = useBase(record);
  const [initial] = useState(() => toValues(record));
  /** The clientId of the record that this form may create. */
  const [clientId, setClientId] = useState(uuid);
  const part = (values: V, over: R | undefined) => partOf(toRecord(values, over).record);

  const form = useRecordForm<V>({
    values: initial,
    level: restLevel(record),
    rules: { record: (values) => part(values, base), check: (values, level) => check(values, level, base) },
  });
  const { model } = form;
  const dirty = useModelState(model, (snapshot) => snapshot.dirty);

  const draft = useDraft<V>({
    account: useAccount(),
    form: kind.name,
    id: base?.id,
    version: base?.version,
    clientId: base ? undefined : clientId,
    model,
    revive: kind.revive,
    differs: (values) => !equal(toRecord(values, base).record, toRecord(toValues(base), base).record),
    identify: setClientId,
    fill: (values, version) => {
      form.model.fill(values);
      startFrom(version);
    },
  });
  const saving = useRecordSave({
    kind,
    form,
    base,
    isOlder,
    clientId,
    then,
    onDone,
    onSaved: (saved) => {
      draft.clear();
      setBase(saved);
      if (!base) onCreated(saved.id);
    },
  });

  // Shows a newer version of the platform if there is no unsaved input.
  const follow = useEffectEvent((next: R | undefined) => {
    if (!next || dirty || saving.busy || (base && (next.id !== base.id || next.version <= base.version))) return;
    setBase(next);
    form.model.settle(toValues(next), restLevel(next));
  });
  useEffect(() => follow(record), [record, dirty]);

  const save = () => saving.run(saveKey(base));
  useDirtyView(dirty, () => ({
    name: kind.nameOf?.(base ?? (toRecord(model.snapshot().values, base).record as unknown as R), locale),
    save: kind.isSent ? undefined : save,
    isKept: draft.store(),
  }));
  /** By the keys, where no button says that there is nothing to save. */
  const saveByKey = () => {
    if (!mayEdit) return;
    if (base && !kind.isSent && !model.snapshot().dirty) showMessage('info', t('saveBar.clean'));
    else void save();
  };
  useSaveKey(saveByKey);

  /** Back to the platform's version, without a draft. */
  const drop = () => {
    form.model.settle(toValues(base), restLevel(base));
    draft.clear();
  };
  return {
    kind,
    base,
    /** With the right, and not in a preview. */
    mayEdit,
    form,
    draft,
    saving,
    part,
    run: (action: A) => void saving.run(action),
    saveByKey,
    discard: () => {
      const typed = form.model.snapshot().values;
      drop();
      // Later input is another new record.
      setClientId(uuid());
      const back = () => {
        form.model.fill(typed);
        draft.keep(typed);
        setClientId(clientId);
      };
      showMessage('info', t('discarded'), { label: t('undo'), run: back, undoes: true });
    },
  };
}

export type RecordEditor<R extends SavedRecord, V extends object, A extends string> = ReturnType<
  typeof useRecordEditor<R, V, A>
>;
