import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedGroups, type Group } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export type GroupStore = EntityStore<Group, TextFacts>;

export const createGroupStore = ({ epoch }: SeedContext): GroupStore =>
  new EntityStore<Group, TextFacts>(
    ({ name }) => ({ text: Object.values(name).join('\n').toLowerCase() }),
    seedGroups(epoch),
  );

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    classify: GroupStore;
  }
}
