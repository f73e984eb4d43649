/** @jest-environment ./scripts/check/jest-env.ts */
import type { CommandContext } from '../commands/commands';
import type { Theme } from '@/lib/state/theme';

/** The modules as a browser loads them that has full screen for pages or, as an iPhone's, has not. */
async function offers(fullscreenEnabled: boolean) {
  jest.resetModules();
  Object.defineProperty(document, 'exitFullscreen', { value: () => {}, configurable: true });
  Object.defineProperty(document, 'fullscreenEnabled', { value: fullscreenEnabled, configurable: true });
  const { HEADER_ITEMS } = await import('./header-items');
  const { COMMANDS } = await import('../commands/commands');
  const theme = { showFullScreen: true } as Theme;
  return [
    HEADER_ITEMS.find(({ key }) => key === 'fullscreen')?.isOn(theme),
    COMMANDS.find(({ key }) => key === 'fullscreen')?.isOn?.({ theme } as CommandContext),
  ];
}

test.each([true, false])('full screen is offered only where the browser has it: %j', async (has) => {
  expect(await offers(has)).toEqual([has, has]);
});
