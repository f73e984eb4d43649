import { useTranslations } from 'next-intl';
import { recordsNow } from '@/lib/api/request/records-now';
import type { Refused } from './use-undo';

interface Records<T> {
  /** A record as the platform has it now; null if it no longer exists. */
  find: (id: string) => Promise<T | null>;
  nameOf: (record: T) => string;
}

/**
 * The undo of a call that carries no version (doStatus, doMove, doRename, doAssign): `restore` gets the records that are as the
 * change left them, and those that somebody else has changed since are refused by name. Where the records cannot be read,
 * all of them are restored.
 */
export function useRestoreUnchanged<T extends { id: string }>({ find, nameOf }: Records<T>) {
  const t = useTranslations('table.done');
  return async (
    ids: readonly string[],
    isUnchanged: (record: T) => boolean,
    restore: (ids: string[]) => Promise<readonly Refused[]>,
  ): Promise<Refused[]> => {
    const now = await recordsNow(find, ids).catch((): ReadonlyMap<string, T> => new Map());
    const theirs = [...now.values()].filter((record) => !isUnchanged(record));
    const ours = ids.filter((id) => !theirs.some((record) => record.id === id));
    const refused = ours.length > 0 ? await restore(ours) : [];
    return [
      ...theirs.map((record) => ({ id: record.id, msg: t('changedPlain', { name: nameOf(record) }) })),
      ...refused,
    ];
  };
}
