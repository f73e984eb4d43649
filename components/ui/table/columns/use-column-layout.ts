import { useView } from '@/lib/router/view';
import { COLUMNS_PARAM, columnsFrom, columnsText } from '../own-views/own-views';
import type { Column } from '../rows/column';
import type { ColumnPrefs } from './column-prefs';
import type { ColumnLayout } from './HeadRow';

interface Prefs {
  columns: ColumnPrefs;
  setColumns: (next: ColumnPrefs) => void;
}

/**
 * How the columns of a list are arranged: by the address if it names columns, as that of an own view does, else as the
 * account has arranged them. A change goes where it was read from.
 */
export function useColumnLayout<T>(columns: readonly Column<T>[], prefs: Prefs): ColumnLayout<T> {
  const { query, setQuery } = useView();
  const fromAddress = columnsFrom(query.get(COLUMNS_PARAM), columns);
  return {
    columns,
    prefs: fromAddress ?? prefs.columns,
    onChange: (next) => {
      if (!fromAddress) return prefs.setColumns(next);
      setQuery({ [COLUMNS_PARAM]: columnsText(columns, next) }, { replace: true });
    },
  };
}
