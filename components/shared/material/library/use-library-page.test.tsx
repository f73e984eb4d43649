import { act, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { ROOT_FOLDER } from '@/lib/api/material';
import { setTransport } from '@/lib/api/request/transport';
import { ALL_FOLDERS } from '../use-folders';
import { useLibraryPage } from './use-library-page';

beginEachEmpty();

const at = '2026-03-10T04:00:00Z';
const folder = (id: string, parentId?: string) => ({
  id,
  name: id,
  parentId,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

test('files are asked for by their folder with all below it, without one, or of all', async () => {
  const asked: string[][] = [];
  setTransport(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    const isFolders = pathname.includes('materialFolder');
    if (!isFolders) asked.push(searchParams.getAll('folderId'));
    const list = isFolders ? [folder('pumps'), folder('small', 'pumps'), folder('valves')] : [];
    return Response.json({ code: 200, data: { list, total: list.length } });
  });
  const now: { page?: ReturnType<typeof useLibraryPage> } = {};
  function Page() {
    now.page = useLibraryPage('image');
    return null;
  }
  renderInView(<Page />);
  const open = async (id: string, folders: string[]) => {
    act(() => now.page!.open(id));
    await waitFor(() => expect(asked.at(-1)).toEqual(folders));
    return now.page!.uploadFolder;
  };
  await waitFor(() => expect(asked).toEqual([[]]));
  expect(await open('pumps', ['pumps', 'small'])).toBe('pumps');
  expect(await open(ROOT_FOLDER, [ROOT_FOLDER])).toBe('');
  expect(await open('valves', ['valves'])).toBe('valves');
  // All were read before; a folder that was used last may have been deleted since.
  for (const id of [ALL_FOLDERS, 'gone']) {
    act(() => now.page!.open(id));
    expect([now.page!.folderId, now.page!.uploadFolder]).toEqual([ALL_FOLDERS, '']);
  }
  expect(asked).toHaveLength(4);
});
