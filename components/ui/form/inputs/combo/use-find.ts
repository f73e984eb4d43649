import { useState } from 'react';
import { loadChunk } from '@/lib/util/browser/load-chunk';
import type { PinyinFinder } from '@/lib/util/match-texts';
import { findOptions, type ComboOption } from './combo';

/** The search of a list of options. It knows pinyin once its dictionary is there, which an opened list loads. */
export function useFind() {
  const [pinyin, setPinyin] = useState<PinyinFinder>();
  return {
    find: (options: readonly ComboOption[], query: string) => findOptions(options, query, pinyin),
    onOpen: () =>
      void loadChunk(() => import('@/lib/util/pinyin')).then(
        ({ findPinyin }) => setPinyin(() => findPinyin),
        // Without it the list is searched by what is written.
        () => {},
      ),
  };
}
