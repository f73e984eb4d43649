import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/record/use-account';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf, navigate, parseLocation } from '@/lib/router/location';
import { isOneOf } from '@/lib/util/guards';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { RECORD_KINDS } from '@/lib/api/search';
import { addRecent, readRecent, type Recent } from '@/lib/state/recent';
import { keysOf } from '@/lib/state/shortcuts';
import type { Command } from '../commands/commands';
import { useFrame } from '../frame-context';
import { useCommands } from '../commands/use-commands';
import { iconOf, pagesOf, textsOf, type Page, type PaletteItem, type PaletteSection } from './items';
import { best, matchTexts, type Match } from '@/lib/util/match-texts';
import { findPinyin } from '@/lib/util/pinyin';
import { useFoundRecords } from './use-found-records';

const isRecordKind = isOneOf(RECORD_KINDS);
const ANY: Match = { rank: 0, ranges: [] };

/** External URLs, and pages that require a window of their own, open in a new window. */
function openPage({ external, link, meta }: Page['route']) {
  if (external) openNewWindow(link);
  else if (meta.target === '_blank') openNewWindow(hrefOf(link));
  else navigate(link);
}

/** Pages, commands and records that match a keyword; without one, recently chosen entries come first. */
export function usePalette(keyword: string, composing: boolean) {
  const t = useTranslations('search');
  const titleOf = useRouteTitle();
  const { routes, matcher } = useFrame();
  const { commands, context } = useCommands();
  const account = useAccount();
  const [recents] = useState(() => readRecent(account));
  const [settled, setSettled] = useState(keyword);
  if (!composing && settled !== keyword) setSettled(keyword);
  const records = useFoundRecords(settled);

  const pages = pagesOf(routes);
  const pageItem = (page: Page, { ranges }: Match): PaletteItem => ({
    id: `page-${page.route.link}`,
    icon: page.icon,
    title: titleOf(page.route.meta.title),
    ranges,
    note: page.groups.map(titleOf).join(' > '),
    recent: { kind: 'page', path: page.route.link },
    run: () => openPage(page.route),
  });
  const others = commands.filter(({ key }) => key !== 'search');
  const commandItem = (command: Command, { ranges }: Match): PaletteItem => ({
    id: `command-${command.key}`,
    icon: command.icon,
    title: command.label(context),
    ranges,
    keys: command.shortcut && keysOf(command.shortcut),
    recent: { kind: 'command', key: command.key },
    writes: command.writes,
    run: () => command.run(context),
  });

  function recentItem(recent: Recent): PaletteItem | undefined {
    if (recent.kind === 'page') {
      const page = pages.find(({ route }) => route.link === recent.path);
      return page && pageItem(page, ANY);
    }
    if (recent.kind === 'command') {
      const command = others.find(({ key }) => key === recent.key);
      return command && commandItem(command, ANY);
    }
    const { of: kind, path, title } = recent;
    if (!isRecordKind(kind) || !matcher(parseLocation(path))) return undefined;
    const icon = iconOf(kind);
    return { id: path, icon, title, ranges: [], note: t(`kind.${kind}`), recent, run: () => navigate(path) };
  }

  const lasting = keyword === '' ? recents.flatMap((recent) => recentItem(recent) ?? []) : [];
  const isLasting = ({ id }: PaletteItem) => lasting.some((other) => other.id === id);
  const found = (texts: readonly string[]) => (keyword === '' ? ANY : matchTexts(texts, keyword, findPinyin));
  const pageItems = best(pages, (page) => found(textsOf(page, titleOf))).map((page) => pageItem(page, page.match));
  const commandItems = best(others, (command) => found([command.label(context)])).map((one) =>
    commandItem(one, one.match),
  );
  const sections: PaletteSection[] = [
    { key: 'recent', title: t('recent'), items: lasting },
    { key: 'pages', title: t('pages'), items: pageItems.filter((item) => !isLasting(item)) },
    { key: 'commands', title: t('commands'), items: commandItems.filter((item) => !isLasting(item)) },
    ...records.sections,
  ].filter(({ items }) => items.length > 0);

  const choose = (item: PaletteItem) => {
    if (item.recent) addRecent(account, item.recent);
    item.run();
  };
  return { ...records, sections, choose };
}
