import { Folders as FoldersIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { FilterBar } from '@/components/ui/table/filters/FilterBar';
import { ListFilterSheet } from '@/components/ui/table/filters/ListFilterSheet';
import { ListSearch } from '@/components/ui/table/ListSearch';
import { ListTools, PhoneHead } from '@/components/ui/table/list-parts';
import { ResetButton } from '@/components/ui/table/filters/ResetButton';
import { SortMenu } from '@/components/ui/table/SortMenu';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { UploadButton } from '@/components/shared/material/UploadButton';
import { MATERIAL_KINDS, type Material } from '@/lib/api/material';
import type { ColumnParts } from './material-columns';
import { useMaterialFilters } from './material-filters';
import { MATERIAL_SORTS } from './material-list';
import { ListLook } from './parts';
import { ViewSwitch, type MaterialView } from './ViewSwitch';
import styles from './MaterialTools.module.css';

interface MaterialToolsProps {
  list: EntityList<Material>;
  parts: ColumnParts;
  view: MaterialView;
  onView: (view: MaterialView) => void;
  phone: boolean;
  /** Opens the folders; undefined where they are shown beside the list. */
  onFolders: (() => void) | undefined;
  /** Uploads files, where the page's header has no space for the button. */
  onFiles: ((files: File[]) => void) | undefined;
}

export function MaterialTools({ list, parts, view, onView, phone, onFolders, onFiles }: MaterialToolsProps) {
  const t = useTranslations('material');
  const library = useTranslations('library');
  const label = library('folders.label');
  const filters = useMaterialFilters(list.filters);
  const sorts = MATERIAL_SORTS.map((by) => ({ by, title: t(`column.${by}`) }));
  const search = <ListSearch list={list} label={library('search')} />;
  const upload = onFiles && <UploadButton kinds={MATERIAL_KINDS} onFiles={onFiles} short={phone} />;
  if (phone) {
    return (
      <PhoneHead>
        <div className="row">
          {search}
          <ListFilterSheet list={list} filters={filters} sorts={sorts} />
          <IconAction label={label} aria-haspopup="dialog" onClick={onFolders}>
            <FoldersIcon size={18} aria-hidden />
          </IconAction>
          {upload}
        </div>
      </PhoneHead>
    );
  }
  return (
    <ListTools className={styles.tools}>
      <div className="query">
        {onFolders && (
          <Button
            size="small"
            aria-haspopup="dialog"
            startIcon={<FoldersIcon size={16} aria-hidden />}
            onClick={onFolders}
          >
            {label}
          </Button>
        )}
        {search}
        <FilterBar filters={filters} values={list.filters} onApply={list.setFilters} />
      </div>
      <div className="end">
        <ResetButton onReset={list.reset} />
        <SortMenu choices={sorts} sort={list.sort} onSort={list.setSort} />
        {view === 'list' && (
          <Suspense>
            <ListLook list={list} parts={parts} />
          </Suspense>
        )}
        <ViewSwitch view={view} onChange={onView} />
        {upload}
      </div>
    </ListTools>
  );
}
