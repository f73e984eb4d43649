import { hrefOf, joinLocation } from '@/lib/router/location';
import { changeQuery, useView } from '@/lib/router/view';

/** The value of the query parameter for a new record. */
export const NEW_RECORD = 'new';

const EDIT = 'edit';

/**
 * Which record of a list is open, beside the list or in its place: its id is in the query parameter `param`, and the
 * Back key closes it.
 */
export function useEdited(param = EDIT) {
  const { path, query, setQuery, setUnsaved } = useView();
  return {
    // Links of the platform's search and to-dos contain the id of a record.
    edited: query.get(param) ?? (param === EDIT ? query.get('id') : undefined) ?? undefined,
    open: (id: string) => setQuery({ [param]: id, id: undefined }),
    /** The same as a link. */
    hrefOf: (id: string) => hrefOf(joinLocation(path, changeQuery(query, { [param]: id, id: undefined }))),
    leave: () => {
      // The form is unmounted before it could reset the mark.
      setUnsaved(undefined);
      setQuery({ [param]: undefined, id: undefined }, { replace: true });
    },
  };
}
