import { hrefOf, joinPlace } from '@/lib/router/location';
import { changeQuery, useView } from '@/lib/router/view';

/** Stands in the address for a record to be. */
export const NEW_RECORD = 'new';

const EDIT = 'edit';

/**
 * Which record of a list stands open beside it, or in its place: the address says so under `param`, and the Back key
 * closes it.
 */
export function useEdited(param = EDIT) {
  const { path, query, setQuery, setDirty } = useView();
  return {
    // Search and to-dos of the platform name a record by its id.
    edited: query.get(param) ?? (param === EDIT ? query.get('id') : undefined) ?? undefined,
    open: (id: string) => setQuery({ [param]: id, id: undefined }),
    /** The same as a link. */
    hrefOf: (id: string) => hrefOf(joinPlace(path, changeQuery(query, { [param]: id, id: undefined }))),
    leave: () => {
      // Its form is gone before it could say that nothing is unsaved any more.
      setDirty(false);
      setQuery({ [param]: undefined, id: undefined }, { replace: true });
    },
  };
}
