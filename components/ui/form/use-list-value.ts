import { useFormHandle, useFormValue } from './form-context';

/** A list that is one value of the form, with functions that change its rows. */
export function useListValue<T extends object>(path: string) {
  const { model } = useFormHandle();
  const rows = useFormValue<T[] | undefined>(path) ?? [];
  const current = () => (model.get(path) ?? []) as T[];
  return {
    rows,
    set: (next: readonly T[]) => model.set(path, next),
    add: (row: T) => model.set(path, [...current(), row]),
    patch: (index: number, change: Partial<T>) =>
      model.set(
        path,
        current().map((row, at) => (at === index ? { ...row, ...change } : row)),
      ),
    remove: (index: number) => {
      model.set(
        path,
        current().filter((_, at) => at !== index),
      );
      model.touch(path);
    },
  };
}
