import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRested } from '@/components/ui/feedback/use-rested';
import { RECORD_KINDS, searchRecords, type FoundRecord, type RecordKind } from '@/lib/api/search';
import { navigate, parseLocation } from '@/lib/router/location';
import { useFrame } from '../frame-context';
import { iconOf, listOf, type PaletteItem, type PaletteSection } from './items';
import { rangesIn } from '@/lib/util/match-texts';

/**
 * Records that contain the keyword. Nothing is requested while an input method composes: `typed` does not change then.
 * Records without a page in this session are left out.
 */
export function useFoundRecords(typed: string) {
  const t = useTranslations('search');
  const { matcher } = useFrame();
  const keyword = useRested(typed);
  const query = useQuery(searchRecords(keyword));
  const isOpen = (path: string) => matcher(parseLocation(path)) !== undefined;

  const itemOf = (kind: RecordKind, { id, title, snippet, path }: FoundRecord): PaletteItem => ({
    id: `${kind}-${id}`,
    icon: iconOf(kind),
    title,
    ranges: rangesIn(title, keyword),
    note: snippet,
    recent: { kind: 'record', of: kind, path, title },
    run: () => navigate(path),
  });
  const groups = typed === '' ? [] : (query.data?.groups ?? []);
  const sections = RECORD_KINDS.flatMap((kind): PaletteSection[] => {
    const { items = [], total = 0 } = groups.find((group) => group.kind === kind) ?? {};
    const shown = items.filter(({ path }) => isOpen(path)).map((item) => itemOf(kind, item));
    if (shown.length === 0) return [];
    const list = listOf(kind, keyword);
    const all: PaletteItem = {
      id: `${kind}-all`,
      icon: iconOf(kind),
      title: t('all', { total }),
      ranges: [],
      run: () => navigate(list),
    };
    const more = total > shown.length && isOpen(list);
    return [{ key: kind, title: t(`kind.${kind}`), items: more ? [...shown, all] : shown }];
  });
  const waiting = typed !== '' && (keyword !== typed || query.isFetching);
  return { sections, waiting, error: waiting ? null : query.error, retry: () => void query.refetch() };
}
