import { useMedia } from '@/components/ui/layout/use-media';
import type { FirstRequest } from '@/components/ui/first-request';
import { firstPage } from '@/components/ui/table/first-page';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useRef, useState } from 'react';
import { PageHead } from '@/components/ui/layout/PageHead';
import { DropSign } from '@/components/ui/media/DropSign';
import { UploadButton } from '@/components/shared/material/UploadButton';
import { useFileDrop } from '@/components/ui/media/use-file-drop';
import { ALL_FOLDERS, useFolders } from '@/components/shared/material/use-folders';
import { useLibraryUploads } from '@/components/shared/material/use-uploads';
import { useCan, useMay } from '@/components/ui/permission/Can';
import { Pager } from '@/components/ui/table/pages/Pager';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { useOpenBranches } from '@/components/ui/tree/use-open-branches';
import { MATERIAL_KINDS, ROOT_FOLDER, materialApi, type Material } from '@/lib/api/material';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { FolderPanel } from './FolderPanel';
import type { ColumnParts } from './material-columns';
import { MATERIAL_LIST, askWithin, folderOf } from './material-list';
import { MaterialBody } from './MaterialBody';
import { MaterialTools } from './MaterialTools';
import { Details, MaterialDialogs, SideDrawer, UploadList } from './parts';
import { useMaterialActions, type MaterialActions } from './use-material-actions';
import { useMaterialListActions } from './use-material-list-actions';
import { useMaterialView } from './ViewSwitch';
import { BulkButtons } from '@/components/ui/table/changes/list-actions';
import { BulkBar } from '@/components/ui/table/BulkBar';
import type { Selection } from '@/components/ui/table/use-selection';
import { below, from } from '@/lib/theme/breakpoints';
import styles from './MaterialsScreen.module.css';

function MaterialBulk({ selection, actions }: { selection: Selection<Material>; actions: MaterialActions }) {
  const { ofSeveral } = useMaterialListActions(actions, selection);
  return (
    <BulkBar count={selection.size} onClear={selection.clear}>
      <BulkButtons actions={ofSeveral(selection.rows)} />
    </BulkBar>
  );
}

export function MaterialsScreen() {
  const t = useTranslations('material');
  const library = useTranslations('library.folders');
  const { title, query: address, setQuery } = useView();
  const name = useRouteTitle()(title);
  const phone = useMedia(below.phone);
  const wide = useMedia(from.desk);
  const widest = useMedia(from.wide);
  const may = useMay();
  const canEdit = useCan()(['material:edit']);
  const mayEdit = may(['material:edit']);
  const [view, setView] = useMaterialView();
  const [foldersShown, showFolders] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  const folders = useFolders();
  const list = useEntityList({ ...MATERIAL_LIST, ask: askWithin(folders) });
  const current = folderOf(list.filters);
  const open = useOpenBranches();
  const known = folders.byId.get(current);
  const place = current === ALL_FOLDERS ? library('all') : current === ROOT_FOLDER ? library('root') : known?.name;
  useQuery(materialApi.quota());

  const openId = address.get('id') ?? undefined;
  const closeDetails = () => {
    page.current?.querySelector<HTMLElement>(`[data-material="${CSS.escape(openId ?? '')}"]`)?.focus();
    setQuery({ id: undefined });
  };
  const actions = useMaterialActions(
    list.selection.drop,
    (ids) => openId !== undefined && ids.includes(openId) && setQuery({ id: undefined }),
  );
  const onOpen = ({ id }: Material) => setQuery({ id: id === openId ? undefined : id });
  const uploads = useLibraryUploads({ folderId: known?.id ?? '', onUse: ({ id }) => setQuery({ id }) });
  const over = useFileDrop(uploads.add, canEdit && actions.dialog === undefined);

  const rows = list.query.data?.list ?? [];
  const { selection } = list;
  const parts: ColumnParts = {
    density: list.prefs.density,
    folders,
    onOpen,
    dragged: canEdit ? (material) => (selection.has(material.id) ? selection.rows : [material]) : undefined,
  };
  const panel = (
    <FolderPanel
      folders={folders}
      open={open}
      current={current}
      onOpen={(id) => {
        showFolders(false);
        list.setFilters({ folderId: id === ALL_FOLDERS ? undefined : id });
      }}
      mayEdit={may(['materialFolder:edit'])}
      materials={actions}
      answer={list.answer}
    />
  );
  const details = openId !== undefined && (
    <Details
      key={openId}
      id={openId}
      known={rows.find(({ id }) => id === openId)}
      folders={folders}
      actions={actions}
      mayEdit={mayEdit}
      onClose={closeDetails}
    />
  );
  const shown = phone ? 'grid' : view;
  return (
    <div className={styles.materialPage} ref={page}>
      {wide && <div className="column folders">{panel}</div>}
      <div className="main">
        <PageHead
          title={name}
          place={place}
          count={list.query.data?.total}
          actions={wide && mayEdit && <UploadButton kinds={MATERIAL_KINDS} onFiles={uploads.add} />}
        />
        <MaterialTools
          list={list}
          parts={parts}
          view={shown}
          onView={setView}
          phone={phone}
          onFolders={wide ? undefined : () => showFolders(true)}
          onFiles={wide || !mayEdit ? undefined : uploads.add}
        />
        {uploads.uploads.length > 0 && (
          <Suspense>
            <UploadList
              uploads={uploads.uploads}
              kinds={MATERIAL_KINDS}
              onRetry={uploads.retry}
              onCancel={uploads.cancel}
              onUse={uploads.use}
            />
          </Suspense>
        )}
        <MaterialBody
          name={name}
          list={list}
          parts={parts}
          view={shown}
          openId={openId}
          onOpen={onOpen}
          mayEdit={mayEdit}
          actions={actions}
        />
        <Pager list={list} total={list.query.data?.total} narrow={phone} />
        <MaterialBulk selection={selection} actions={actions} />
      </div>
      {details && widest && (
        <aside className="column details">
          <Suspense>{details}</Suspense>
        </aside>
      )}
      {details && !widest && (
        <Suspense>
          <SideDrawer label={t('details.label')} side={phone ? 'bottom' : 'right'} ownClose onClose={closeDetails}>
            {details}
          </SideDrawer>
        </Suspense>
      )}
      {foldersShown && !wide && (
        <Suspense>
          <SideDrawer label={library('label')} side="left" onClose={() => showFolders(false)}>
            {panel}
          </SideDrawer>
        </Suspense>
      )}
      {actions.dialog && (
        <Suspense>
          <MaterialDialogs actions={actions} folders={folders} tags={[...new Set(rows.flatMap(({ tags }) => tags))]} />
        </Suspense>
      )}
      {over && <DropSign text={t('drop', { folder: known?.name ?? library('root') })} />}
    </div>
  );
}

/** Which folders are within one is known when they are read. */
export const first: FirstRequest = async (queries, location, ahead) => {
  if (!location.query.has('folderId')) await firstPage(MATERIAL_LIST)(queries, location, ahead);
};
