import { useEffect, useEffectEvent, useId, useState } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { FormHandle } from './form-context';
import { createFormModel, type FormModel, type FormRules, type Level } from './form-model';
import { copyOf, valueAt } from './paths';

export interface RecordForm<V extends FieldValues> {
  handle: FormHandle;
  control: Control<V>;
  model: FormModel<V>;
  getValues: () => V;
  /** Other values in the fields; what the platform holds stays. */
  fill: (values: V) => void;
  /** What the platform holds now is this; `keepTyped` leaves the fields as they are. */
  settle: (values: V, level: Level, keepTyped?: boolean) => void;
}

interface Options<V> {
  values: V;
  level: Level;
  rules: FormRules<V>;
}

/** A form over one record: react-hook-form holds the values, the model says what differs and what is wrong. */
export function useRecordForm<V extends FieldValues>({ values, level, rules }: Options<V>): RecordForm<V> {
  const formId = useId();
  const form = useForm<V>({ defaultValues: values as DefaultValues<V>, mode: 'onSubmit' });
  const [model] = useState(() => createFormModel<V>(rules, values, level));
  const { control, getValues, setValue, reset, subscribe } = form;

  const refresh = useEffectEvent(() => model.setRules(rules));
  useEffect(() => refresh(), [rules]);

  useEffect(() => {
    // The form changes its values in place; what the model hands out must stand still.
    model.change(copyOf(getValues()));
    return subscribe({ formState: { values: true }, callback: (state) => model.change(copyOf(state.values)) });
  }, [model, subscribe, getValues]);

  const fill = (next: V) => {
    reset(next);
    model.change(next);
  };
  return {
    control,
    model,
    getValues: () => copyOf(getValues()),
    fill,
    settle: (next, nextLevel, keepTyped = false) => {
      if (!keepTyped) fill(next);
      model.saved(next, nextLevel);
    },
    // The parts of a form know values by path only; the screen that made the form knows the types.
    handle: {
      formId,
      control: control as unknown as Control<FieldValues>,
      model: model as unknown as FormModel<FieldValues>,
      getValue: (path) => valueAt(getValues(), path),
      setValue: (path, value) => setValue(path as Path<V>, value as PathValue<V, Path<V>>),
    },
  };
}
