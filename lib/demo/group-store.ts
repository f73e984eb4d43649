import type { TextFacts } from './list-query';
import { seedGroups, type Group } from './seed/groups';
import { EntityStore } from './store';
import type { SeedContext } from './stores';

export type GroupStore = EntityStore<Group, TextFacts>;

export const createGroupStore = ({ epoch }: SeedContext): GroupStore =>
  new EntityStore<Group, TextFacts>(
    ({ name }) => ({ text: Object.values(name).join('\n').toLowerCase() }),
    seedGroups(epoch),
  );
