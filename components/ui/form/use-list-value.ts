import { useWatch } from 'react-hook-form';
import { useFormHandle } from './form-context';

/** A list that is one value of the form, and the ways to change its rows. */
export function useListValue<T extends object>(path: string) {
  const { control, getValue, setValue, model } = useFormHandle();
  const rows = (useWatch({ control, name: path }) ?? []) as T[];
  const current = () => (getValue(path) ?? []) as T[];
  return {
    rows,
    set: (next: readonly T[]) => setValue(path, next),
    add: (row: T) => setValue(path, [...current(), row]),
    patch: (index: number, change: Partial<T>) =>
      setValue(
        path,
        current().map((row, at) => (at === index ? { ...row, ...change } : row)),
      ),
    remove: (index: number) => {
      setValue(
        path,
        current().filter((_, at) => at !== index),
      );
      model.touch(path);
    },
  };
}
