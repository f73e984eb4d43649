import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormModel, FormSnapshot } from './form-model';
import type { Issue } from './issues/issues';
import { isWithin, valueAt } from './paths';

/** A form on the page. Its components read values by path; the screen that created it knows their types. */
export interface FormHandle<V = object> {
  /** Prefix of the fields' ids, because several forms can be mounted at once. */
  formId: string;
  model: FormModel<V>;
}

export const FormContext = createContext<FormHandle | null>(null);

/** Whether the fields can only be read: they have no marks and links for somebody who fills in. */
export const ReadOnlyContext = createContext(false);

export function useFormHandle(): FormHandle {
  const handle = useContext(FormContext);
  if (!handle) throw new Error('A field is outside of a form');
  return handle;
}

/** A part of a form's state, for the screen that created the form; re-renders when that part changes. */
export function useModelState<V, T>(model: FormModel<V>, select: (snapshot: FormSnapshot<V>) => T): T {
  const read = () => select(model.snapshot());
  return useSyncExternalStore(model.subscribe, read, read);
}

/** The same for a component inside the form. */
export const useFormState = <T>(select: (snapshot: FormSnapshot<object>) => T): T =>
  useModelState(useFormHandle().model, select);

/** The value at a path, with the type that the form has there; re-renders when it changes. */
export const useFormValue = <T>(path: string): T => useFormState(({ values }) => valueAt(values, path) as T);

/** The visible issue of this field; with `whole` also one of any part of it. */
export const useIssue = (path: string, whole = false): Issue | undefined =>
  useFormState(({ issues }) => issues.find((issue) => (whole ? isWithin(issue.path, path) : issue.path === path)));

export const fieldId = (formId: string, path: string) =>
  `${formId}-${path.replace(/[^\w-]/g, (char) => `_${char.charCodeAt(0)}_`)}`;
