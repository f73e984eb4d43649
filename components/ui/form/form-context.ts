import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { FormModel, FormSnapshot } from './form-model';
import type { Issue } from './issues';
import { isWithin } from './paths';

/** What the parts of a form share. Values are known by path here; the screen knows their types. */
export interface FormHandle {
  /** Ids of fields start with it: several forms are alive at once. */
  formId: string;
  control: Control<FieldValues>;
  model: FormModel<FieldValues>;
  getValue: (path: string) => unknown;
  setValue: (path: string, value: unknown) => void;
}

export const FormContext = createContext<FormHandle | null>(null);

export function useFormHandle(): FormHandle {
  const handle = useContext(FormContext);
  if (!handle) throw new Error('A field stands outside of a form');
  return handle;
}

/** A part of the form's state; renders again when that part changes. */
export function useFormState<T>(select: (snapshot: FormSnapshot<FieldValues>) => T): T {
  const { model } = useFormHandle();
  const read = () => select(model.snapshot());
  return useSyncExternalStore(model.subscribe, read, read);
}

/** The issue told at exactly this field; of one that is filled in as a whole, also at any part of it. */
export const useIssue = (path: string, whole = false): Issue | undefined =>
  useFormState(({ issues }) => issues.find((issue) => (whole ? isWithin(issue.path, path) : issue.path === path)));

export const fieldId = (formId: string, path: string) =>
  `${formId}-${path.replace(/[^\w-]/g, (char) => `_${char.charCodeAt(0)}_`)}`;
