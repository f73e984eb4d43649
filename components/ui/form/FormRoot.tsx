import type { ReactNode } from 'react';
import { FormContext, type FormHandle } from './form-context';

interface FormRootProps {
  form: FormHandle;
  /** The accessible name of the form. */
  label: string;
  children: ReactNode;
}

/** The form element. Enter in a field never submits it: large records are saved by their buttons only. */
export function FormRoot({ form, label, children }: FormRootProps) {
  return (
    <FormContext value={form}>
      <form
        id={form.formId}
        tabIndex={-1}
        noValidate
        autoComplete="off"
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
      </form>
    </FormContext>
  );
}
