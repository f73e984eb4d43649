import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStopRead } from '@/components/ui/feedback/SlowRead';
import { materialApi, ROOT_FOLDER } from '@/lib/api/material';
import type { FileKind } from '@/lib/util/files/file-type';
import { keepLastFolder, readLastFolder } from '../last-folder';
import { ALL_FOLDERS, useFolders } from '../use-folders';

const PAGE_SIZE = 20;

export function useLibraryPage(kind: FileKind) {
  const folders = useFolders();
  const [wanted, setWanted] = useState(readLastFolder);
  const [keyword, setKeyword] = useState('');
  const [pageNo, setPage] = useState(1);
  // The stored folder may have been deleted.
  const known = wanted === ROOT_FOLDER || folders.byId.has(wanted);
  const folderId = known ? wanted : ALL_FOLDERS;
  const listQuery = materialApi.list({
    kind,
    keyword: keyword || undefined,
    folderId:
      folderId === ALL_FOLDERS ? undefined : folderId === ROOT_FOLDER ? [ROOT_FOLDER] : folders.within(folderId),
    sort: 'createdAt',
    order: 'desc',
    pageNo,
    pageSize: PAGE_SIZE,
  });
  const query = useQuery({ ...listQuery, enabled: !folders.query.isPending });
  const stop = useStopRead(listQuery.queryKey);
  return {
    folders,
    folderId,
    keyword,
    query,
    stop,
    /** Target folder of uploads; '' for none. */
    uploadFolder: folders.byId.has(folderId) ? folderId : '',
    pager: { pageNo, pageSize: PAGE_SIZE, onPage: setPage },
    open: (id: string) => {
      keepLastFolder(id);
      setWanted(id);
      setPage(1);
    },
    search: (text: string) => {
      setKeyword(text);
      setPage(1);
    },
  };
}
