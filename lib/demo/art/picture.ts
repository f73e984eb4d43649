import { DRAWINGS } from './drawings';
import { svg } from './palette';

const { marks, scenes, ...families } = DRAWINGS;
const covers = {
  ...families.centrifugal,
  ...families.submersible,
  ...families.displacement,
  ...families.process,
  ...families.equipment,
};
export type CoverName = keyof typeof covers;
export type SceneName = keyof typeof scenes;

/** The drawings used as covers, one per kind of product. */
export const COVER_NAMES = Object.keys(covers) as CoverName[];

const drawings: Record<string, string> = {
  ...covers,
  ...Object.fromEntries(Object.entries(scenes).map(([name, drawing]) => [`scene-${name}`, drawing])),
  ...marks,
};

const PREFIX = 'art:';
const cache = new Map<string, string>();
const tokens = new Map<string, string>();

/**
 * The token of a drawing, as the store keeps it: its name, the colour of the body, the background (0–4) and the framing
 * (`zoom` for a close-up).
 */
export const art = (name: string, colour = 'blue', background = 0, zoom = 1): string =>
  `${PREFIX}${name}?c=${colour}&b=${background}${zoom === 1 ? '' : `&z=${zoom}`}`;

const toAddress = (text: string) =>
  `data:image/svg+xml;utf8,${text.replace(/[%#<>"\n]/g, (char) => encodeURIComponent(char))}`;

const zoomed = (drawing: string, zoom: number) =>
  zoom === 1 ? drawing : `<g transform='translate(${48 - 48 * zoom} ${44 - 44 * zoom}) scale(${zoom})'>${drawing}</g>`;

/** The address of a picture: a token is rendered to a data URL (once), anything else is an address already. */
export function picture(token: string): string {
  if (Object.hasOwn(marks, token)) return picture(art(token, 'blue', 0));
  if (!token.startsWith(PREFIX)) return token;
  const known = cache.get(token);
  if (known) return known;
  const [name = '', query = ''] = token.slice(PREFIX.length).split('?');
  const drawing = drawings[name];
  if (!drawing) return token;
  const values = new URLSearchParams(query);
  const zoom = Number(values.get('z') ?? 1);
  const url = toAddress(svg(zoomed(drawing, zoom), values.get('c') ?? 'blue', Number(values.get('b') ?? 0)));
  cache.set(token, url);
  tokens.set(url, token);
  return url;
}

/** The inverse: the token of a rendered picture, else the address unchanged. */
export const tokenOfPicture = (url: string): string => tokens.get(url) ?? url;
