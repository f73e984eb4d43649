import { startDemo } from '@/lib/demo/start';

/** The demo platform, one per page. */
let platform: ReturnType<typeof startDemo> | undefined;

export const startPlatform = () => (platform ??= startDemo());

export const resetPlatform = async () => (await startPlatform()).reset();
