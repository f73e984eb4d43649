import { startDemo } from '@/lib/demo/start';
import { watchDroppedTexts } from './translate/dropped';

/** The demo platform, one per page. */
let platform: ReturnType<typeof startDemo> | undefined;

export const startPlatform = () => (platform ??= startDemo());

// A file of messages that is dropped on the page is shown at once, for translators who build nothing themselves.
watchDroppedTexts(async (files) => (await import('./translate/preview')).previewTexts(files));

export const resetPlatform = async () => (await startPlatform()).reset();
