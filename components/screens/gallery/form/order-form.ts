import * as v from '@/lib/schema/schema';
import { INCOMPLETE_DAY, issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { ruleOf } from '@/components/ui/form/issues/rules';
import type { FormRules } from '@/components/ui/form/form-model';
import { countFromOne, day, price } from '@/lib/api/values';

/** The pages of the form, and the fields of each; the last one only shows what was typed. */
export const STAGES = ['buyer', 'order', 'check'] as const;
export type Stage = (typeof STAGES)[number];

export interface OrderValues {
  name: string;
  email: string;
  phone: string;
  quantity: number | string | undefined;
  price: string;
  delivery: string;
  note: string;
}

export const NO_VALUES: OrderValues = {
  name: '',
  email: '',
  phone: '',
  quantity: undefined,
  price: '',
  delivery: '',
  note: '',
};

const buyer = v.object({
  name: ruleOf({ required: true, whitespace: true, max: 64 }),
  email: ruleOf({ required: true, type: 'email' }),
  phone: ruleOf({ type: 'phone' }),
});
const order = v.pipe(
  v.object({ quantity: countFromOne, price, delivery: day, note: ruleOf({ max: 200 }) }),
  v.rule((values, fault) => {
    if (values.quantity > 10_000) fault('atMost', ['quantity'], { max: 10_000 });
  }),
);

export const FIELDS: Record<Exclude<Stage, 'check'>, readonly (keyof OrderValues)[]> = {
  buyer: ['name', 'email', 'phone'],
  order: ['quantity', 'price', 'delivery', 'note'],
};

export const stageOf = (path: string): Stage => (FIELDS.order.includes(path as keyof OrderValues) ? 'order' : 'buyer');

const check = (schema: typeof buyer | typeof order, values: OrderValues): Issue[] =>
  issuesOf(v.safeParse(schema, values).issues, values);

/** `draft` checks the first page, `full` both: a page is left only when it is right. */
export const RULES: FormRules<OrderValues> = {
  record: (values) => values,
  check: (values, level) => [...check(buyer, values), ...(level === 'draft' ? [] : check(order, values))],
};

/** Whether a page may be left for the next. */
export const isRight = (values: OrderValues, stage: Stage): boolean =>
  RULES.check(values, stage === 'buyer' ? 'draft' : 'full').length === 0 && values.delivery !== INCOMPLETE_DAY;
