import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { errorCountAtom } from '@/lib/state/error-log';
import { localeAtom } from '@/lib/state/locale';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { isFullscreen, onFullscreenChange } from '@/lib/util/browser/fullscreen';
import { COMMANDS, type Command, type CommandContext } from './commands';
import { useFrame } from '../frame-context';
import { useReload } from '../views/use-reload';

export function useCommandContext(): CommandContext {
  const t = useTranslations('layout');
  const theme = useAtomValue(themeAtom);
  const locale = useAtomValue(localeAtom);
  const frame = useFrame();
  const fullscreen = useSyncExternalStore(onFullscreenChange, isFullscreen);
  const errors = useAtomValue(errorCountAtom);
  const reload = useReload();
  return { t, theme, locale, frame, fullscreen, errors, reload };
}

export function useCommands(): { context: CommandContext; commands: readonly Command[] } {
  const context = useCommandContext();
  return { context, commands: COMMANDS.filter((command) => command.isOn(context)) };
}
