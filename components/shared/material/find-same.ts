import type { QueryClient } from '@tanstack/react-query';
import { MATERIAL_LIMITS, materialApi, type Material } from '@/lib/api/material';
import type { Page } from '@/lib/api/values';
import { safeFileName } from '@/lib/util/files/file-name';

// What fails here fails for the upload too, which says it.
const SILENT = { quiet: true, unlogged: true };

/** The file of the library with this content, where the platform knows the hashes (contract 5, `material-hash`). */
export async function findByHash(client: QueryClient, hash: string): Promise<Material | undefined> {
  const query = materialApi.list({ hash: [hash], pageSize: 1 });
  const answer = client.fetchQuery({ ...query, staleTime: 0, gcTime: 0, retry: false, meta: SILENT });
  // A platform that ignores the filter sends any file.
  return (await answer.catch(() => undefined))?.list.find((material) => material.hash === hash);
}

/** Without hashes: a file with this name and size among those that were read in this session. */
export function findAmongRead(client: QueryClient, { name, size }: File): Material | undefined {
  const shown = safeFileName(name, MATERIAL_LIMITS.name);
  return client
    .getQueriesData<Partial<Page<Material>>>({ queryKey: [...materialApi.key, 'list'] })
    .flatMap(([, page]) => page?.list ?? [])
    .find((material) => material.name === shown && material.size === size);
}
