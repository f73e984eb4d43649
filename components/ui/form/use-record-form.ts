import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FormHandle } from './form-context';
import { createFormModel, type FormRules, type Level } from './form-model';

interface Options<V> {
  values: V;
  level: Level;
  rules: FormRules<V>;
}

/** A form with initial values; later rules replace earlier ones. */
export function useRecordForm<V extends object>({ values, level, rules }: Options<V>): FormHandle<V> {
  const formId = useId();
  const [model] = useState(() => createFormModel<V>(rules, values, level));
  const refresh = useEffectEvent(() => model.setRules(rules));
  useEffect(() => refresh(), [rules]);
  return { formId, model };
}
