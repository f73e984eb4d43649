import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { currentLocation, parseLocation, type RouteLocation } from '@/lib/router/location';
import { resolveLocation, type Matcher } from '@/lib/router/match';
import { GALLERY, SCREENS, type ScreenName, type ScreenRow } from '@/lib/router/screens';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations } from '@/lib/state/translations';
import { loadChunk } from '@/lib/util/browser/load-chunk';
import { CODE } from './screen-table';

/**
 * Milliseconds that a screen whose code is there waits for what it shows first, to be rendered once and with it: less than
 * rendering it empty takes on a slow device.
 */
const FIRST_ANSWER_MS = 150;

const rows: Partial<Record<ScreenName, Pick<ScreenRow, 'namespaces'>>> = { ...SCREENS, ...GALLERY };

/** Requests code, texts and what a screen shows first, at the same time. `ahead`: nobody has opened it yet. */
async function load(name: ScreenName, location: RouteLocation, queries: QueryClient, ahead: boolean) {
  const code = loadChunk(CODE[name]);
  const texts = loadChunk(() => needTranslations(store.get(localeAtom), rows[name]?.namespaces ?? []));
  const answer = code.then(({ first }) => first?.(queries, location, ahead));
  // The screen requests it again, and says why it fails.
  const answered = answer.catch(() => {});
  const [{ Screen }] = await Promise.all([code, texts]);
  return { Screen, answered };
}

/** The component of a screen at a location, to be rendered. It rejects with a `ChunkLoadError`. */
export async function loadScreen(
  name: ScreenName,
  location: RouteLocation,
  queries: QueryClient,
): Promise<ComponentType> {
  const { Screen, answered } = await load(name, location, queries, false);
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, FIRST_ANSWER_MS))]);
  return Screen;
}

/** Begins to load what a location leads to, unless that is the one in front. A failure is left to the screen. */
export function loadAhead(full: string, matcher: Matcher, queries: QueryClient, ahead: boolean): void {
  const location = resolveLocation(parseLocation(full), matcher, parseLocation);
  const screen = location && matcher(location)?.route.screen;
  if (!screen || location.full === currentLocation().full) return;
  load(screen, location, queries, ahead).catch(() => {});
}

/** Of the address at the start: rendered in the first frame of the views. */
let prepared: { full: string; Screen: ComponentType } | undefined;
export const preparedScreen = (full: string): ComponentType | undefined =>
  prepared?.full === full ? prepared.Screen : undefined;

/** Loads the screen of the address at the start, before there are routes, with what it shows first. It never rejects. */
export async function prepareScreen(location: RouteLocation, queries: QueryClient): Promise<void> {
  const name = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).find((one) => SCREENS[one].path === location.path);
  const Screen = name && (await loadScreen(name, location, queries).catch(() => undefined));
  prepared = Screen && { full: location.full, Screen };
}
