import { Suspense, type ComponentType } from 'react';
import { lazyScreen, PartBoundary } from '@/components/ui/loading/lazy-part';
import type { SavedRecord } from '../record-kind';
import type { RecordVersionsProps } from '../RecordVersions';

/** Seldom needed, so its code is loaded with the first conflict. */
const RecordVersions = lazyScreen(() => import('../RecordVersions').then((module) => module.RecordVersions));

type RecordConflictProps<R extends SavedRecord, V extends object, A extends string> = Omit<
  RecordVersionsProps<R, V, A>,
  'theirs' | 'base'
>;

/** Another user has saved this record: shows the form's values, its base and the stored version, field by field. */
export function RecordConflict<R extends SavedRecord, V extends object, A extends string>(
  props: RecordConflictProps<R, V, A>,
) {
  const { base, saving } = props.editor;
  const theirs = saving.conflict?.theirs;
  if (!theirs || !base) return null;
  // React.lazy loses type parameters.
  const Versions = RecordVersions as unknown as ComponentType<RecordVersionsProps<R, V, A>>;
  return (
    // If its code fails to load the dialog is closed, and the next save loads it again.
    <PartBoundary onFail={saving.dismiss}>
      <Suspense>
        <Versions {...props} base={base} theirs={theirs} />
      </Suspense>
    </PartBoundary>
  );
}
