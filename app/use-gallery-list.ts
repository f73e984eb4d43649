import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@/lib/config/config';

const NONE: readonly object[] = [];

/**
 * The list of the pattern gallery's pages, loaded only where `gallery` is set; undefined while they are. The frame does not
 * depend on them: where they cannot be loaded there are none.
 */
export function useGalleryList(): readonly object[] | undefined {
  const { data, isError, isEnabled } = useQuery({
    queryKey: ['session', 'gallery'],
    queryFn: () => import('./gallery').then(({ loadGallery }) => loadGallery()),
    enabled: getConfig().gallery,
    staleTime: Infinity,
    meta: { quiet: true },
  });
  return isEnabled && !isError ? data : NONE;
}
