import { useState } from 'react';
import { DraftBanner } from './DraftBanner';
import { readEntry, writeEntry, type Revive } from './draft-store';

const NOTHING = { offeredAt: undefined, returnedAt: undefined, restore: () => undefined, discard: () => undefined };

/**
 * Offers the stored text under a key that cannot be parsed for copying; used by fields without a form, because forms
 * show it in their own draft notice.
 */
export function DamagedDraft<V>({ draftKey, revive }: { draftKey: string; revive: Revive<V> }) {
  const [found, setFound] = useState(() => readEntry(draftKey, revive).damaged);
  if (found.length === 0) return null;
  const texts = found.map(({ text }) => text);
  const discardDamaged = () => {
    const { drafts, damaged } = readEntry(draftKey, revive);
    writeEntry(draftKey, { drafts, damaged: damaged.filter(({ text }) => !texts.includes(text)) });
    setFound([]);
  };
  return <DraftBanner draft={{ ...NOTHING, damaged: texts.join('\n\n'), discardDamaged }} />;
}
