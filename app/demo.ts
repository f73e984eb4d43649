import { startDemo } from '@/lib/demo/start';

/** The platform in the browser, one for the page. */
let platform: ReturnType<typeof startDemo> | undefined;

export const startPlatform = () => (platform ??= startDemo());

/** Puts the seeded data back, as on the first visit. */
export const resetPlatform = async () => (await startPlatform()).reset();
