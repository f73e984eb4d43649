import { Suspense, type ComponentType } from 'react';
import { lazyScreen, PartBoundary } from '@/components/ui/loading/lazy-part';
import type { SavedRecord } from './record-kind';
import type { RecordVersionsProps } from './RecordVersions';

/** It is seldom needed: its code comes with the first conflict. */
const RecordVersions = lazyScreen(() => import('./RecordVersions').then((module) => module.RecordVersions));

type RecordConflictProps<R extends SavedRecord, V extends object, A extends string> = Omit<
  RecordVersionsProps<R, V, A>,
  'theirs' | 'base'
>;

/** Somebody else saved this record meanwhile: all three versions in the same form, field by field. */
export function RecordConflict<R extends SavedRecord, V extends object, A extends string>(
  props: RecordConflictProps<R, V, A>,
) {
  const { base, saving } = props.editor;
  const theirs = saving.conflict?.theirs;
  if (!theirs || !base) return null;
  // A lazy component cannot be generic.
  const Versions = RecordVersions as unknown as ComponentType<RecordVersionsProps<R, V, A>>;
  return (
    // Lost, it is shut: the next save asks for it again.
    <PartBoundary onFail={saving.dismiss}>
      <Suspense>
        <Versions {...props} base={base} theirs={theirs} />
      </Suspense>
    </PartBoundary>
  );
}
