import type { Platform } from '@/lib/demo/platform/platform';
import { registrationHandlers } from './registration';
import { sessionHandlers } from './session';

export const handlers = (platform: Platform) => [...sessionHandlers(platform), ...registrationHandlers(platform)];
