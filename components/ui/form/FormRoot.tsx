import type { ReactNode } from 'react';
import { FormContext, type FormHandle } from './form-context';

interface FormRootProps {
  form: FormHandle;
  /** The name of the form for assistive technology. */
  label: string;
  children: ReactNode;
}

/** The form element. Enter in a field never sends it: a record this large is saved by its buttons. */
export function FormRoot({ form, label, children }: FormRootProps) {
  return (
    <FormContext value={form}>
      <form noValidate autoComplete="off" aria-label={label} onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </FormContext>
  );
}
