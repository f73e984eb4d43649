import { HOUR } from '@/lib/util/day';
import type { Entity } from './store';

/** An instant a number of hours before the demo's start time. */
export const hoursAgo = (epoch: number, hours: number) => new Date(epoch - hours * HOUR).toISOString();

/** The common fields of a record that was created and last changed the given hours ago. */
export const stamped = (id: string | number, epoch: number, hours: number, changed = hours, version = 1): Entity => ({
  id: String(id),
  version,
  createdAt: hoursAgo(epoch, hours),
  updatedAt: hoursAgo(epoch, Math.min(hours, changed)),
});
