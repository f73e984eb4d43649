import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import * as v from '@/lib/schema/schema';

export const required = (path: string): Issue[] => [{ path, key: 'required' }];

/** What is wrong in a field of the dialog, by the paths of the dialog. */
export const checked = (path: string, schema: v.Schema, value: unknown): Issue[] =>
  issuesOf(v.safeParse(v.object({ value: schema }), { value }).issues, { value }).map((issue) => ({
    ...issue,
    path: issue.path.replace('value', path),
  }));
